import { cleanup, render } from '@testing-library/react';
import { parseConfig } from 'contracts/rules';
import i18next, { type i18n } from 'i18next';
import { Provider } from 'jotai';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import en from '../../../../locales/en/chat.json';
import enCommon from '../../../../locales/en/common.json';
import th from '../../../../locales/th/chat.json';
import thCommon from '../../../../locales/th/common.json';
import { createServices } from '../../../app/start/create-services.ts';
import type { Call } from '../../../api/call.ts';
import { nextTask } from '../../../lib/clock.ts';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import '../../../ui/styles/index.css';
import { entriesAtom, loadOlderAtom, receiveAtom, refreshAtom } from '../state/chat-state.ts';
import { queryAtom } from '../state/find-state.ts';
import { ChatLog } from './chat-log.tsx';

afterEach(cleanup);

const SENTENCE = 'รบกวนรอสักครู่นะคะ กำลังตรวจสอบยอดให้ ';
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-01T00:00:00.000Z');

/** Numbers in [0, 1) from a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A conversation with days, sessions, kinds and lengths that differ; each message starts with its number. */
function conversation(count: number, random: () => number): unknown[] {
  let at = START;
  let session = 0;
  return Array.from({ length: count }, (_, index) => {
    at += random() < 0.2 ? 30 * HOUR_MS : 60_000;
    if (random() < 0.1) session += 1;
    return messageOf(index, at, `s${session}`, random);
  });
}

function messageOf(index: number, at: number, session_id: string, random: () => number): unknown {
  const message = `m${index}. ${SENTENCE.repeat(Math.floor(random() ** 3 * 12))}`;
  const buttons = [{ title: 'Yes', type: 'postback', payload: 'yes' }];
  const card = { image_url: '/files/late.png', title: message, subtitle: 'Today', buttons };
  const kind = random();
  return {
    sender: random() < 0.3 ? 'customer' : 'admin',
    createdAt: new Date(at).toISOString(),
    session_id,
    message:
      kind < 0.75
        ? { message_type: 'text', payload: { message } }
        : kind < 0.9
          ? { message_type: 'buttons', payload: { message, buttons } }
          : { message_type: 'generic', payload: { payloads: [card, card] } },
  };
}

async function texts(): Promise<i18n> {
  const instance = i18next.createInstance().use(initReactI18next);
  const resources = { th: { chat: th, common: thCommon }, en: { chat: en, common: enCommon } };
  await instance.init({ lng: 'th', resources, defaultNS: 'common' });
  return instance;
}

/** Renders the log over a service that has these messages. */
async function openLog(said: readonly unknown[]) {
  await page.viewport(390, 700);
  localStorage.clear();
  const config = parseConfig({
    edition: 'thai',
    apiBaseUrl: '',
    iframe: false,
    minDeposit: 1,
    trueLinkPassphrase: 'log',
  });
  const call = ((_endpoint, read, { body }: { body: { limit: number; skip: number } }) => {
    const { limit, skip } = body;
    return Promise.resolve(read(said.toReversed().slice(skip, skip + limit) as never));
  }) as Call;
  const services = { ...createServices({ config, platform: createBrowserPlatform(window) }), call };
  const store = createAppStore(services);
  const language = await texts();
  const { container } = render(
    <Provider store={store}>
      <I18nextProvider i18n={language}>
        <MemoryRouter>
          <div style={{ height: '31rem', display: 'grid', gridTemplateRows: '0 1fr' }}>
            <ChatLog onGone={() => {}} />
          </div>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  await store.set(refreshAtom);
  const log = container.querySelector<HTMLElement>('[role=log]');
  if (!log) throw new Error('no log');
  await settle(log);
  return { store, log, language, frame: log.parentElement?.parentElement as HTMLElement };
}

/** Waits until the view is full of rows that frames no longer change, and until a scroll counts as over. */
async function settle(log: HTMLElement): Promise<void> {
  let last = '';
  let calm = 0;
  while (calm < 6) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { top, bottom } = log.getBoundingClientRect();
    const isDrawn = [top + 100, bottom - 20].some((y) =>
      rowsOf(log).some(
        (row) => row.getBoundingClientRect().top <= y && row.getBoundingClientRect().bottom >= y - 60,
      ),
    );
    const now = [log.scrollTop, log.scrollHeight, rowsOf(log).length].join(' ');
    calm = now === last && isDrawn ? calm + 1 : 0;
    last = now;
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const numberIn = (row: Element) => /m\d+\./.exec(row.textContent)?.[0] ?? '';
const rowsOf = (log: HTMLElement) =>
  [...log.querySelectorAll('time')].map((time) => time.closest('[data-message]') as HTMLElement);
/** A new day or the end of a session between two messages; the texts of messages are within their rows. */
const separatorsOf = (log: HTMLElement) =>
  [...log.querySelectorAll('p')].map(({ parentElement }) => parentElement as HTMLElement);

/** The message that the reader's eye is on: the first one that begins in view. */
function readMessage(log: HTMLElement): { name: string; top: number } {
  const { top, bottom } = log.getBoundingClientRect();
  for (const row of rowsOf(log)) {
    const place = row.getBoundingClientRect();
    if (place.top >= top && place.top < bottom) return { name: numberIn(row), top: place.top - top };
  }
  const covering = rowsOf(log).find((row) => row.getBoundingClientRect().bottom > top);
  if (!covering) throw new Error('no message in view');
  return { name: numberIn(covering), top: covering.getBoundingClientRect().top - top };
}

function topOf(log: HTMLElement, name: string): number {
  const row = rowsOf(log).find((one) => numberIn(one) === name);
  if (!row) return NaN;
  return row.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

function scrollTo(log: HTMLElement, top: number): void {
  log.dispatchEvent(new WheelEvent('wheel', { deltaY: -1, bubbles: true }));
  log.scrollTop = top;
}

describe('the message being read', () => {
  it.each([1, 5])(
    'stays in place whatever happens around it (order %i)',
    { timeout: 60_000 },
    async (seed) => {
      const random = numbers(seed);
      const said = conversation(90, random);
      const { store, log, language, frame } = await openLog(said);
      let next = said.length;
      let at = START + 90 * 31 * HOUR_MS;
      const steps: Record<string, () => void> = {
        message: () => {
          at += random() < 0.3 ? 30 * HOUR_MS : 60_000;
          const one = messageOf(next, at, `s${next}`, random);
          said.push(one);
          store.set(receiveAtom, one);
          next += 1;
        },
        language: () => void language.changeLanguage(language.language === 'th' ? 'en' : 'th'),
        height: () => (frame.style.height = frame.style.height === '31rem' ? '24rem' : '31rem'),
        width: () => (frame.style.width = frame.style.width === '' ? '20rem' : ''),
      };
      const moved: string[] = [];
      for (let step = 0; step < 8; step += 1) {
        const isOlder = random() < 0.4;
        scrollTo(log, isOlder ? 100 : 100 + random() * (log.scrollHeight - log.clientHeight - 300));
        await settle(log);
        // Reaching the top loads earlier messages.
        if (isOlder) scrollTo(log, Math.floor(random() * 55));
        // At the end, the log follows the end.
        else if (log.scrollHeight - log.scrollTop - log.clientHeight < 200) continue;
        const read = readMessage(log);
        // A scroll counts as over only after a moment: until then, the reader looks for a place.
        const names = Object.keys(steps).filter((name) => random() < 0.4 && !(isOlder && name === 'width'));
        for (const name of names) steps[name]?.();
        await settle(log);
        const by = topOf(log, read.name) - read.top;
        if (!(Math.abs(by) <= 1))
          moved.push(`${isOlder ? 'older ' : ''}${names.join(' ')}: ${read.name} by ${by.toFixed(1)} px`);
      }
      expect(moved).toEqual([]);
    },
  );
});

it.each([11, 12])(
  'a search result comes into view and stays there while messages come (order %i)',
  async (seed) => {
    const random = numbers(seed);
    const said = conversation(60, random);
    const { store, log } = await openLog(said);
    while (store.get(entriesAtom).length < said.length) await store.set(loadOlderAtom);
    await settle(log);
    const end = START + 60 * 31 * HOUR_MS;
    for (const name of ['m7.', 'm41.']) {
      store.set(queryAtom, name);
      await settle(log);
      const top = topOf(log, name);
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(top).toBeLessThan(log.clientHeight);
      for (let index = 0; index < 6; index += 1)
        store.set(receiveAtom, messageOf(100 + index, end + random() * HOUR_MS, 'late', random));
      await settle(log);
      expect(Math.abs(topOf(log, name) - top)).toBeLessThanOrEqual(1);
    }
  },
);

it.each([50, 250])('a scroll of %i px a frame shows no hole', async (step) => {
  const said = conversation(120, numbers(21));
  const { store, log } = await openLog(said);
  while (store.get(entriesAtom).length < said.length) await store.set(loadOlderAtom);
  await settle(log);
  const holes: string[] = [];
  let frames = 0;
  for (const direction of [-1, 1])
    for (let frame = 0; frame < 60; frame += 1) {
      const end = log.scrollHeight - log.clientHeight;
      if (direction < 0 ? log.scrollTop < 1000 : log.scrollTop > end - 1000) break;
      scrollTo(log, log.scrollTop + direction * step);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
      const { top, bottom } = log.getBoundingClientRect();
      const places = [...rowsOf(log), ...separatorsOf(log)].map((row) => row.getBoundingClientRect());
      const above = Math.min(...places.map((place) => place.top)) - top;
      const below = bottom - Math.max(...places.map((place) => place.bottom));
      if (above > 0 || below > 0)
        holes.push(`frame ${frame}: ${above.toFixed(0)} and ${below.toFixed(0)} px`);
      // A busy machine may otherwise put several frames before the rows of one.
      await nextTask();
    }
  expect(frames).toBeGreaterThan(40);
  expect(holes).toEqual([]);
});

it('a quick reply of one long word stays within the log [2.85]', async () => {
  const title = 'https://offers.example/'.padEnd(200, 'x');
  const buttons = [{ title, type: 'postback', payload: 'yes' }];
  const message = { message_type: 'quick_replies', payload: { message: 'm1. Where?', buttons } };
  const createdAt = new Date(START).toISOString();
  const { log } = await openLog([{ sender: 'admin', createdAt, session_id: 's', message }]);
  const reply = [...log.querySelectorAll('button')].find(({ textContent }) => textContent === title);
  expect(reply?.getBoundingClientRect().right).toBeLessThanOrEqual(log.getBoundingClientRect().right);
  expect(reply?.scrollWidth).toBeLessThanOrEqual(reply?.offsetWidth ?? 0);
});
