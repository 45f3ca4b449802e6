import { cleanup, render, waitFor } from '@testing-library/react';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import '../styles/index.css';
import { AlertDialog } from './alert-dialog.tsx';
import { Reveal } from './reveal.tsx';
import { TaskFrameContext } from './sheet-companion.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';
import { SidePanel } from './side-panel.tsx';

afterEach(cleanup);

const isLocked = () =>
  [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );

const common = { open: true, onOpenChange: () => undefined, title: 'Title', closeLabel: 'Close' };

const sheet = (props: Partial<SheetProps>) => (
  <Sheet {...common} {...props}>
    Text
  </Sheet>
);

it.each<[string, ReactNode]>([
  ['a sheet', sheet({})],
  ['a drawer', sheet({ drawer: true })],
  ['a wide sheet', sheet({ wide: true })],
  ['a tall sheet', sheet({ tall: true })],
  ['a sheet that opens unasked', sheet({ unasked: true })],
  ['a sheet that cannot be closed', sheet({ dismissible: false })],
  ['a task in the kiosk', <TaskFrameContext value={{ backLabel: 'Back' }}>{sheet({})}</TaskFrameContext>],
  ['an alert', <AlertDialog {...common} text="Text" confirmLabel="OK" />],
  ['a reveal', <Reveal {...common} scene={null} actions={null} children="Text" />],
  [
    'a panel',
    <SidePanel
      {...common}
      icon={MessageCircle}
      subtitle=""
      initialFocus={{ current: null }}
      children="Text"
    />,
  ],
])('%s locks the scroll of the page while it is open [2.46]', async (_, dialog) => {
  const { rerender } = render(<p style={{ height: '200vh' }}>Long page</p>);
  expect(isLocked()).toBe(false);
  rerender(dialog);
  await waitFor(() => expect(isLocked()).toBe(true));
  rerender(null);
  await waitFor(() => expect(isLocked()).toBe(false));
});
