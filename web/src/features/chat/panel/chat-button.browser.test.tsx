import { cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chatOpenAtom } from '../../../shared/session/chat-flag.ts';
import '../../../ui/styles/index.css';
import { ChatButton, ChatButtonPlace } from './chat-button.tsx';

afterEach(cleanup);

/** Labels show their text keys. */
async function show(store = createStore(), wasOpened = false, unread = 0) {
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ChatButton unread={unread} wasOpened={wasOpened} />
      </I18nextProvider>
    </Provider>,
  );
}

async function greeting() {
  await show();
  return screen.getByText('greeting');
}

describe('the greeting beside the chat button [2.82]', () => {
  it('greets and then goes, so that it hides nothing', async () => {
    await page.viewport(390, 844);
    const words = await greeting();
    expect(words).toBeVisible();
    for (const animation of words.getAnimations()) animation.finish();
    expect(words).not.toBeVisible();
    const button = screen.getByRole('button', { name: 'button' });
    expect(button).toBeVisible();
    expect(button.querySelector('svg')).toBeVisible();
  });

  it('is never higher than the button, even with large letters', async () => {
    await page.viewport(390, 844);
    const words = await greeting();
    words.textContent = 'Talk to our staff here at any time';
    words.style.fontSize = '1.5rem';
    expect(words.scrollHeight).toBeGreaterThan(60);
    expect(words.parentElement?.offsetHeight).toBe(screen.getByRole('button').offsetHeight);
  });

  it('moves nothing beside it on a wide screen, while it is there, when it goes and after a chat', async () => {
    await page.viewport(1280, 800);
    const roomOf = (bar: HTMLElement) => {
      bar.style.cssText = 'display: flex; width: max-content';
      return bar.offsetWidth;
    };
    const place = () => screen.getByRole('button').parentElement?.parentElement ?? document.body;
    const words = await greeting();
    const room = roomOf(place());
    expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(place().getBoundingClientRect().left);
    for (const animation of words.getAnimations()) animation.finish();
    expect(roomOf(place())).toBe(room);
    cleanup();
    await show(createStore(), true);
    expect(screen.queryByText('greeting')).toBeNull();
    expect(roomOf(place())).toBe(room);
    cleanup();
    expect(roomOf(render(<ChatButtonPlace />).container)).toBe(room);
  });
});

it('the chat button opens the panel after its icon has moved [2.86]', async () => {
  const store = createStore();
  await show(store);
  const button = screen.getByRole('button');
  button.click();
  const [movement] = button.getAnimations({ subtree: true });
  expect(movement?.playState).toBe('running');
  movement?.pause();
  await Promise.resolve();
  expect(store.get(chatOpenAtom)).toBe(false);
  movement?.finish();
  await waitFor(() => expect(store.get(chatOpenAtom)).toBe(true));
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the chat button shows %i unread messages as %s [2.82]', async (unread, text) => {
  await show(createStore(), true, unread);
  expect(screen.getByText(text)).toBeVisible();
});
