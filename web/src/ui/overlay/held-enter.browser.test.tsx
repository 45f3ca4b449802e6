import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../form/button.tsx';
import { guardDoublePresses } from '../form/double-press.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Reveal } from './reveal.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

interface Shown {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPress: () => void;
}

const DIALOGS = {
  alert: ({ onPress, ...shown }: Shown) => (
    <AlertDialog {...shown} title="Sure?" text="" confirmLabel="Confirm" onConfirm={onPress} />
  ),
  sheet: ({ onPress, ...shown }: Shown) => (
    <Sheet {...shown} title="Bonus" closeLabel="Close">
      <Button onClick={onPress}>Confirm</Button>
    </Sheet>
  ),
  reveal: ({ onPress, ...shown }: Shown) => (
    <Reveal {...shown} title="You won" scene={null} actions={<Button onClick={onPress}>Confirm</Button>}>
      <p>100 baht</p>
    </Reveal>
  ),
};

function Page({ of, onPress }: { of: keyof typeof DIALOGS; onPress: () => void }) {
  const [open, onOpenChange] = useState(false);
  const Dialog = DIALOGS[of];
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>Open</Button>
      <Dialog {...{ open, onOpenChange, onPress }} />
    </>
  );
}

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const;
const keyDown = (autoRepeat: boolean) =>
  cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...ENTER, autoRepeat });
const keyUp = () => cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER });

it.each(['alert', 'sheet', 'reveal'] as const)(
  'a key that is held while a dialog (%s) opens does not press its button, another press does',
  async (of) => {
    onTestFinished(guardDoublePresses(window));
    const onPress = vi.fn();
    render(<Page of={of} onPress={onPress} />);
    screen.getByRole('button', { name: 'Open' }).focus();
    await keyDown(false);
    const button = await screen.findByRole('button', { name: 'Confirm' });
    await vi.waitFor(() => expect(button).toHaveFocus());
    for (let time = 0; time < 3; time += 1) await keyDown(true);
    expect(onPress).not.toHaveBeenCalled();
    await keyUp();
    await keyDown(false);
    await keyUp();
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  },
);
