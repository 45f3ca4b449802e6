import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { makeWorld, type RenderOptions, renderApp, type TestWorld } from '../../testing/render-app.tsx';

export const NITTAYA = '0899999999';

/** The test page cannot display files. */
export function stubObjectUrls() {
  URL.createObjectURL = vi.fn(() => 'blob:chosen');
  URL.revokeObjectURL = vi.fn();
}

export const PNG = '\x89PNG\r\n\x1a\n';
export const MP4 = '\0\0\0\x18ftypisom';
export const fileOf = (name: string, type: string, head: string) =>
  new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name, { type });
export const picture = () => fileOf('slip.png', 'image/png', PNG);

export async function openApp(options: RenderOptions = {}) {
  const world = options.world ?? (await makeWorld(options.scenario));
  await world.control.setFlags({ enableChatWidget: true });
  const config = { chatUrl: await world.listen() };
  const app = await renderApp({ path: '/login', ...options, world, config });
  return { ...app, config, world };
}

export async function openChat(options: RenderOptions = {}) {
  const { config, world, ...app } = await openApp(options);
  await app.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Our staff' }));
  const joined = async () => {
    const [room] = await waitFor(async () => {
      const rooms = (await world.control.sockets()).flatMap(({ room }) => room ?? []);
      expect(rooms).toHaveLength(1);
      return rooms;
    });
    return room ?? '';
  };
  return { ...app, config, world, panel, joined };
}

export const send = async ({ user, panel }: Awaited<ReturnType<typeof openChat>>, text: string) =>
  user.type(panel.getByRole('textbox', { name: 'Type a message' }), `${text}{Enter}`);

export const attach = async ({ user, panel }: Awaited<ReturnType<typeof openChat>>, file: File) =>
  user.upload(panel.getByLabelText('Add a picture or video'), file);

export function watchCalls({ network }: TestWorld) {
  const { mock } = vi.spyOn(network, 'fetch');
  return (part: string) =>
    mock.calls.flatMap(([address, init = {}]) =>
      typeof address === 'string' && address.includes(part) ? [init] : [],
    );
}

/** Holds the answers of a URL of a world back. @returns a function that delivers the next one once it has come. */
export function holdAnswers({ network }: TestWorld, part: string) {
  const held: (() => void)[] = [];
  const { fetch } = network;
  vi.spyOn(network, 'fetch').mockImplementation(async (address, init) => {
    const answer = await fetch(address, init);
    if (typeof address === 'string' && address.includes(part))
      await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  });
  return async () => {
    await waitFor(() => expect(held).not.toEqual([]));
    held.shift()?.();
  };
}

export const alerts = ({ panel }: Awaited<ReturnType<typeof openChat>>) =>
  panel.getAllByRole('status').map(({ textContent }) => textContent);
