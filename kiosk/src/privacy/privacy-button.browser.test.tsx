import { cleanup, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { heldFinger } from '../testing/held-finger.ts';
import { COVERED } from './cover.tsx';
import { PrivacyButton } from './privacy-button.tsx';
import { createPrivacy } from './privacy.ts';

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'cimode' });
});

afterEach(cleanup);

const privacy = createPrivacy({ after: () => () => {}, elapsed: () => 0 });
const cover = (text: string) => <span {...{ [COVERED]: '' }}>{text}</span>;

it('a figure that appears in a dialog just before it closes leaves the page and its privacy button (K11)', async () => {
  let know = () => {};
  let close = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const [isKnown, setKnown] = useState(false);
    know = () => setKnown(true);
    close = () => setOpen(false);
    return (
      <>
        <main>{!isOpen && cover('1,000.00')}</main>
        {isOpen && <div role="dialog">{isKnown && cover('25.00')}</div>}
        <PrivacyButton privacy={privacy} />
      </>
    );
  }
  render(<Page />);
  const seen = Promise.withResolvers<undefined>();
  new MutationObserver(() => seen.resolve(undefined)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  know();
  // The button has seen the figure, and React has not drawn the button yet.
  await seen.promise;
  close();
  expect(await screen.findByText('1,000.00')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'privacy.show_button' })).toBeVisible();
});

it('keeps the focus in the field while a finger shows what is covered (K11)', async () => {
  render(
    <main>
      <input aria-label="amount" />
      <p>{cover('1,000.00')}</p>
      <PrivacyButton privacy={privacy} />
    </main>,
  );
  const field = screen.getByRole('textbox', { name: 'amount' });
  field.focus();
  await heldFinger.begin();
  onTestFinished(() => void heldFinger.end());
  for (const element of [
    await screen.findByRole('button', { name: 'privacy.show_button' }),
    screen.getByText('1,000.00'),
  ]) {
    await heldFinger.hold(element);
    expect(document.activeElement).toBe(field);
    heldFinger.lift();
  }
});
