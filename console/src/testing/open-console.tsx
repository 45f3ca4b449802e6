import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { addressOf, verbs, type ControlEndpoint, type Verb } from 'mock-server/control';
import { createTestMock, type TestMock, type TestWorld } from 'mock-server/testing';
import { vi } from 'vitest';
import { Console } from '../app/console.tsx';
import { createQueries } from '../app/create-queries.ts';
import { startTexts } from '../app/texts.ts';
import { type Pace, PaceContext } from '../control/use-live.ts';
import { PageSocket } from './page-socket.ts';

declare const jsdom: { reconfigure: (settings: { url: string }) => void };

/** Ten times as fast as it ships, but patient with a busy machine: it pauses the mock too, which runs in the same thread. */
export const BEAT_MS = 100;
export const FAST: Pace = { gather: 12, reconnect: 100, look: 100, longestRead: 1_000, silent: 2_000 };

let running: Promise<TestMock> | undefined;
const sharedMock = () => (running ??= createTestMock({ beatMs: BEAT_MS }));

let opened: Root | null = null;
const controlsSeen = new Set<string>();

let noted = '';
export function noteControls(): void {
  const shown = document.querySelector('nav [aria-current]')?.getAttribute('href') ?? '';
  if (!shown.split('?')[0]?.endsWith(`/${noted}`)) return;
  for (const control of document.querySelectorAll('main button[title]'))
    controlsSeen.add(control.getAttribute('title') ?? '');
}

export async function closeConsoles(): Promise<void> {
  closePage();
  PageSocket.release();
  (await running)?.clear();
}

function closePage(): void {
  opened?.unmount();
  opened = null;
  controlsSeen.clear();
  document.body.replaceChildren();
}

export interface OpenConsole {
  world: TestWorld;
  control: TestWorld['control'];
  /** Verbs that changed something, in order, each with its path below the world and its body. */
  sent: [verb: string, body: unknown][];
  /** Verbs of controls that were on the page when something was pressed, and that were never sent. */
  neverPressed: () => string[];
  /** The browser's Back. */
  back: () => void;
}

export const makeWorld = async (scenario?: string): Promise<TestWorld> =>
  (await sharedMock()).world(scenario);

interface OpenOptions {
  scenario?: string;
  world?: TestWorld;
  /** Replies to verbs that a test's mock cannot answer, because it has no apps and no network. */
  answers?: Record<string, unknown>;
  /** With a token, the mock refuses every verb without it. */
  token?: string;
  /** The world in the address, if it differs from the world's name. */
  address?: string;
  pace?: Partial<Pace>;
  /** Delays each verb until it resolves, like a slow mock. */
  holds?: (key: string) => Promise<void> | undefined;
}

/** Over the real mock in this process, with its live stream. */
export async function openConsole(
  section: string,
  { scenario, world: made, answers = {}, token, address, pace, holds }: OpenOptions = {},
): Promise<OpenConsole> {
  const world = made ?? (await makeWorld(scenario));
  closePage();
  noted = section;
  const sent: OpenConsole['sent'] = [];
  const asked = new Set<string>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (token !== undefined && new Headers(init.headers).get('authorization') !== `Bearer ${token}`)
      return Response.json({ code: 'NO_TOKEN', message: 'this mock needs its token' }, { status: 401 });
    const key = keyOf(method, path);
    asked.add(key);
    const below = path.replace(`/qa/api/worlds/${world.name}`, '').replace('/qa/api', '') || '/';
    if (method !== 'GET')
      sent.push([`${method} ${below}`, typeof body === 'string' ? JSON.parse(body) : null]);
    await holds?.(key);
    return answers[key] === undefined ? world.fetch(path, init) : Response.json(answers[key]);
  });
  vi.stubGlobal('WebSocket', PageSocket);
  // The page and its stream have the same origin.
  jsdom.reconfigure({ url: `${await world.listen()}/` });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  opened = root;
  root.render(
    <I18nextProvider i18n={await startTexts()}>
      <QueryClientProvider client={createQueries()}>
        <PaceContext value={{ ...FAST, ...pace }}>
          <MemoryRouter useTransitions={false} initialEntries={[`/${address ?? world.name}/${section}`]}>
            <Console />
            <History />
          </MemoryRouter>
        </PaceContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    world,
    control: world.control,
    sent,
    back: () => goBack(),
    neverPressed: () => [...controlsSeen].filter((verb) => !asked.has(verb)).toSorted(),
  };
}

let goBack: () => void = () => undefined;

/** Lends the router's history to the test. */
function History() {
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  }, [navigate]);
  return null;
}

const addresses = (Object.entries(verbs) as [Verb, ControlEndpoint][]).map(([key, endpoint]) => {
  const { method, path } = addressOf(key, endpoint);
  const pattern = path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+');
  return { key, method, pattern: new RegExp(`^${pattern}$`) };
});

/** The key of the verb that an address belongs to. */
function keyOf(method: string, path: string): string {
  const [address = ''] = path.split('?');
  const found = addresses.filter((one) => one.method === method && one.pattern.test(address));
  return found.find(({ key }) => address.endsWith(key.split(' ')[1] ?? ''))?.key ?? found[0]?.key ?? address;
}
