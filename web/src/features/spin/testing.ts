import { screen } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

export const SPIN = 'POST /api/spinwheel/spin';
export const SETUP = 'GET /api/spinwheel/setup';
export const COUPONS = 'GET /api/spinwheel/coupon';

export const hub = () => screen.findByRole('button', { name: /^Spin \d+ coins?$/ });
export const prize = () => screen.findByRole('dialog', { name: 'You won' });
export const alert = () => screen.findByRole('alertdialog');

export const openWheel = (options: RenderOptions = {}) =>
  renderApp({
    scenario: 'a member with coins',
    signedIn: SOMCHAI,
    path: '/user/spin',
    autoAdvance: true,
    ...options,
  });

export async function worldWithPrize(code: string): Promise<TestWorld> {
  const world = await makeWorld('a member with coins');
  await world.control.setNextPrize(code);
  return world;
}
