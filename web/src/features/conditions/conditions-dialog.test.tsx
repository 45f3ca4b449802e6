import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

const SOMCHAI = '0812345678';
const dialog = () => screen.findByRole('dialog', { name: 'Conditions of use' });

it('shows the conditions in the order of the service, as sanitised HTML [2.31]', async () => {
  const world = await makeWorld();
  const conditions = [
    '<b>One account</b> for each',
    'Of age<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>Last',
  ];
  await world.control.setLookups({ conditions });
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const list = await within(await dialog()).findByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['One account for each', 'Of age', 'Last']);
  expect(items[0]?.querySelector('b')).toHaveTextContent('One account');
  expect(list.querySelector('script, [onerror]')).toBeNull();
});

it('offers another try after a failed load, and says if there are no conditions', async () => {
  const world = await makeWorld();
  await world.control.setLookups({ conditions: [] });
  await world.control.addFault({ call: 'GET /api/lookup/conditions', kind: 'reset' });
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const inside = within(await dialog());
  expect(await inside.findByText('The conditions could not be loaded. Please try again.')).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  expect(await inside.findByText('There are no further conditions.')).toBeVisible();
  expect(inside.queryByText(/could not be loaded/)).toBeNull();
});
