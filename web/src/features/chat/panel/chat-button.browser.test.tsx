import { cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../ui/styles/index.css';
import { ChatButton } from './chat-button.tsx';

afterEach(cleanup);

/** Labels show the keys of their texts. */
async function greeting(submitAt = '50%') {
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <I18nextProvider i18n={i18n}>
      <main>
        <button type="submit" style={{ position: 'fixed', inset: `auto 0 ${submitAt}`, height: 60 }} />
        <ChatButton unread={0} wasOpened={false} />
      </main>
    </I18nextProvider>,
  );
  return screen.getByText('greeting');
}

describe('the greeting beside the chat button [2.82]', () => {
  it('greets and then goes, so that it hides nothing', async () => {
    await page.viewport(390, 844);
    const words = await greeting();
    expect(words).toBeVisible();
    for (const animation of words.getAnimations()) animation.finish();
    expect(words).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'button' })).toBeVisible();
  });
});

describe('the chat button [2.82]', () => {
  it('rises above the button that sends the form where it would lie over it, and comes back', async () => {
    await page.viewport(360, 740);
    const words = await greeting('30px');
    const submit = document.querySelector<HTMLElement>('[type="submit"]');
    const gap = () =>
      (submit?.getBoundingClientRect().top ?? 0) -
      screen.getByRole('button', { name: 'button' }).getBoundingClientRect().bottom;
    await waitFor(() => expect(gap()).toBe(8));
    expect(words).not.toBeVisible();
    if (submit) submit.style.bottom = '400px';
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(gap()).toBeLessThan(-300));
    expect(words).toBeVisible();
  });
});
