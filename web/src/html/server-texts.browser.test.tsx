import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ServerTexts } from './server-texts.tsx';

it.each([
  ['table', '<table width="2000"><tr><td>a</td><td>b</td></tr></table>'],
  ['picture', '<img src="/files/wide.png" width="2000" height="10">'],
  ['word', 'x'.repeat(500)],
])('a wide %s of the service leaves the text beside it on the screen [2.31]', (_what, html) => {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = '300px';
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <ServerTexts label="Conditions" texts={[html, 'Play fair']} />
      </MemoryRouter>,
    ),
  );
  expect(host.scrollWidth).toBe(300);
  root.unmount();
  host.remove();
});
