import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { chatOpenAtom } from '../../../shared/session/chat-flag.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { ChatButton } from './chat-button.tsx';

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

/** jsdom has no animations: each leaving icon moves until the returned function is called. */
function moveIcons(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  Element.prototype.getAnimations = function (this: HTMLElement) {
    return 'leaving' in this.dataset ? [{ finished: promise } as unknown as Animation] : [];
  };
  return () => act(async () => resolve(undefined));
}

async function chatButton() {
  const store = createStore();
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ChatButton unread={0} wasOpened />
      </I18nextProvider>
    </Provider>,
  );
  return { button: screen.getByRole('button'), isOpen: () => store.get(chatOpenAtom) };
}

function Panel({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SidePanel
      open
      onOpenChange={onOpenChange}
      icon={MessageCircle}
      title="Staff"
      subtitle="Ask us"
      closeLabel="Close"
      initialFocus={input}
    >
      <input ref={input} aria-label="Message" />
    </SidePanel>
  );
}

describe('the chat panel', () => {
  it('opens once the icon of its button has moved [2.86]', async () => {
    const rest = moveIcons();
    const { button, isOpen } = await chatButton();
    act(() => button.click());
    expect(isOpen()).toBe(false);
    await rest();
    expect(isOpen()).toBe(true);
    // The next press moves it again.
    expect(button.querySelector('[data-leaving]')).toBeNull();
  });

  it('opens although the movement is broken off [2.86]', async () => {
    Element.prototype.getAnimations = () => [
      { finished: Promise.reject(new Error()) } as unknown as Animation,
    ];
    const { button, isOpen } = await chatButton();
    await act(async () => button.click());
    expect(isOpen()).toBe(true);
  });

  it('closes once its own icon has moved [2.86]', async () => {
    const rest = moveIcons();
    const changes: boolean[] = [];
    render(<Panel onOpenChange={(isOpen) => changes.push(isOpen)} />);
    const close = await screen.findByRole('button', { name: 'Close' });
    act(() => close.click());
    expect(changes).toEqual([]);
    await rest();
    expect(changes).toEqual([false]);
  });

  it.each([true, false])('does not wait where nothing moves (getAnimations: %s) [2.86]', async (isKnown) => {
    if (isKnown) Element.prototype.getAnimations = () => [];
    const { button, isOpen } = await chatButton();
    act(() => button.click());
    expect(isOpen()).toBe(true);
  });
});
