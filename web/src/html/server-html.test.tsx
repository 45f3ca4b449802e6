import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CloseContext } from '../ui/overlay/back-layers.ts';
import { ServerHtml } from './server-html.tsx';

function Here() {
  return <output>{useLocation().pathname}</output>;
}

it.each([
  ['opens its page where the dialog around it closes', true, '/user/bonus'],
  ['does nothing where the dialog around it must stay open', false, '/'],
])('a link in HTML of the service %s', async (_, closes, path) => {
  render(
    <MemoryRouter>
      <CloseContext value={() => closes}>
        <ServerHtml html='<a href="/user/bonus"><b>Bonus</b></a>' />
      </CloseContext>
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('Bonus'));
  expect(screen.getByRole('status')).toHaveTextContent(path);
});
