import { screen } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

export const LIST = 'POST /api/statement';

export const EVERY_ENTRY = 'a member with every kind of statement line';

export const bodyRows = () => screen.getAllByRole('row').slice(1);

export const open = (options: RenderOptions = {}) =>
  renderApp({ path: '/user/statement', signedIn: SOMCHAI, ...options });

export async function asked(world: TestWorld): Promise<unknown[]> {
  return (await world.control.journal({ call: LIST })).map(({ body }) => body).reverse();
}
