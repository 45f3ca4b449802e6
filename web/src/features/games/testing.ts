import { screen, within } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { GameWindow, Platform } from '../../platform/platform.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

export const TRANSFER = 'POST /api/wallet/transfer';

export function windows({ holdsTabsBack = false } = {}) {
  const opened: { target: string; shown: string[]; posted: [string, object][]; isClosed: boolean }[] = [];
  const platform: Platform = {
    ...createBrowserPlatform(window),
    openGameWindow(target): GameWindow | null {
      if (holdsTabsBack && target === 'tab') {
        holdsTabsBack = false;
        return null;
      }
      const record = { target, shown: [], posted: [], isClosed: false } as (typeof opened)[number];
      opened.push(record);
      return {
        show: (url) => void record.shown.push(url),
        post: (url, fields) => void record.posted.push([url, fields]),
        close: () => void (record.isClosed = true),
        isClosed: () => record.isClosed,
      };
    },
  };
  return { platform, opened };
}

/** The mock answers as http://localhost and hosts its games there. */
export const config = { apiBaseUrl: 'http://localhost' };

export async function openGame(name: string, options: RenderOptions = {}) {
  const { platform, opened } = windows();
  const view = await renderApp({
    signedIn: SOMCHAI,
    platform,
    ...options,
    config: { ...config, ...options.config },
  });
  await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}(?! [\\dA-Z])`) }));
  const dialog = await screen.findByRole('dialog', { name });
  return { ...view, opened, dialog, inDialog: within(dialog) };
}

export const balances = async (world: TestWorld) => {
  const { wallet, games } = await world.control.member(SOMCHAI);
  return { wallet, pg: games['PG'] };
};

export const amountField = () => screen.findByLabelText(/^Transfer to the game/);

export const playButton = () => screen.getByRole('button', { name: /^(Play|Transfer .* and play)/ });

export const transferButton = () => screen.getByRole('button', { name: 'Transfer only' });

export const answer = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });

export async function credentials(world: TestWorld, code: string) {
  const reply = await fetchElsewhere(world, `/api/wallet/account/${code}`);
  return { body: (await reply.json()) as { username: string; password: string; event: string | null } };
}
