import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { coveredPlatform } from './testing.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the profile, its rename and the withdrawal show neither name, phone, account number nor balance where others can read the screen (K11)', async () => {
  const { user, world } = await renderApp({
    path: '/user/profile',
    signedIn: SOMCHAI,
    platform: coveredPlatform(),
  });
  const { bank } = await world.control.member(SOMCHAI);
  expect(bank).toMatchObject({ bankAccountName: 'SOMCHAI JAIDEE' });
  const digits = bank.bankAccountNo.slice(0, 6);
  const isCovered = () => {
    const text = document.body.textContent;
    expect(text).toContain('••••');
    expect(text).not.toMatch(/somchai/i);
    expect(text.replaceAll(/[\s-]/g, '')).not.toContain(SOMCHAI);
    expect(text.replaceAll(/[\s-]/g, '')).not.toContain(digits);
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([hidden])'))
      expect(field.value).not.toMatch(/somchai/i);
  };
  const edit = await screen.findByRole('button', { name: 'Edit account name' });
  isCovered();
  await user.click(edit);
  const rename = within(await screen.findByRole('dialog'));
  await rename.findByLabelText('Account name in English');
  isCovered();
  await user.click(rename.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const withdrawal = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  await withdrawal.findByRole('textbox', { name: /Amount/ });
  isCovered();
  for (const status of withdrawal.getAllByRole('status')) expect(status).not.toHaveTextContent(/\d/);
});
