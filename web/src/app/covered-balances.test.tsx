import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { coveredPlatform } from '../features/profile/testing.ts';
import { makeWorld, renderApp } from '../testing/render-app.tsx';

/** Amounts that are on no screen but as a balance. */
const WALLET = 3_456.78;
const EARNED = 2_345.67;

it('home, the transfer and the dialog of a game show neither balance nor name where others can read the screen (K11)', async () => {
  const world = await makeWorld();
  await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: WALLET });
  await world.control.setInvites(SOMCHAI, { earnings: EARNED });
  const { user } = await renderApp({
    world,
    signedIn: SOMCHAI,
    platform: coveredPlatform(),
    autoAdvance: true,
  });
  const { name, games } = await world.control.member(SOMCHAI);
  const balances = [WALLET, EARNED, ...Object.values(games)].filter((amount) => amount > 0);
  const total = [WALLET, ...Object.values(games)].reduce((sum, amount) => sum + amount, 0);
  const figures = [...balances, total, total - WALLET].map((amount) =>
    amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const isCovered = (element: Element) => {
    expect(element).toHaveTextContent('••••');
    expect(element).not.toHaveTextContent(name);
    expect(figures.filter((figure) => element.textContent.includes(figure))).toEqual([]);
  };
  /** A game is in its own section and, once played, in another. */
  const find = async (button: RegExp) => {
    const [first] = await screen.findAllByRole('button', { name: button });
    return first as Element;
  };

  const transferButton = await screen.findByRole('button', { name: 'Transfer' });
  await find(/^PG\b/);
  isCovered(document.body);
  expect(document.body).not.toHaveTextContent(/\d\.\d\d/);
  await user.click(transferButton);
  const transfer = within(await screen.findByRole('dialog'));
  await user.selectOptions(await transfer.findByLabelText('From'), 'WALLET');
  await user.type(transfer.getByLabelText('Amount'), '5000');
  isCovered(document.body);
  await user.keyboard('{Escape}');
  await user.click(await find(/^PG\b/));
  const game = await screen.findByRole('dialog', { name: /PG/ });
  await waitFor(() => expect(game).toHaveTextContent('••••'));
  isCovered(document.body);
});
