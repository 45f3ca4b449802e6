import { MARKER, MARKER_HEADER } from 'contracts/rules';
import type { Clock } from 'web/app';
import { readCookies, wipe } from '../session/wipe.ts';
import type { PartResult } from '../../launcher/staff/shapes.ts';
import { createTerminalClient } from './terminal-client.ts';

/** One call of each API group that the kiosk uses, so none of the chat. It changes nothing and answers without a sign-in, even if with a refusal. */
const GROUPS = [
  '/api/lookup/banks',
  '/api/account/profile',
  '/api/wallet',
  '/api/bonus',
  '/api/promotion/current',
  '/api/refund/check',
  '/api/spinwheel/active',
  '/api/invite/banners',
  '/api/statement/slip/reference/0',
  '/api/qrcode/KBANK',
] as const;
const ANSWER_TIMEOUT_MS = 8_000;
const FONTS = ['Wallet Thai', 'Wallet Lao'];
/** Receipts and records name the minute. */
const CLOCK_LIMIT_S = 60;
const MARK = 'wipe-drill';

type Browser = Window & typeof globalThis;
type SelfTestClock = Pick<Clock, 'after'>;
type CheckResult = Omit<PartResult, 'part'>;

/** The parts that need no person, in order. A part that rejects has failed. (K5) */
export const automaticParts: Record<string, (window: Browser, clock: SelfTestClock) => Promise<CheckResult>> =
  {
    network: askGroups,
    clock: checkClock,
    fonts: async ({ document }) => {
      const missing = missingFonts(document);
      return { result: missing.length === 0 ? 'passed' : 'failed', detail: missing.join(', ') };
    },
    wipe: drillWipe,
  };

/** Any answer of the backend counts, even a refusal: it proves that the backend is reachable. */
async function askGroups({ fetch }: Browser, clock: SelfTestClock): Promise<CheckResult> {
  const limit = new AbortController();
  // Calls that go on would keep the browser's connections, and the record could not be saved.
  const cancelLimit = clock.after(ANSWER_TIMEOUT_MS, () => limit.abort());
  const answers = await Promise.all(
    GROUPS.map(async (path) => {
      try {
        const { status } = await fetch(path, {
          cache: 'no-store',
          headers: { [MARKER_HEADER]: MARKER },
          signal: limit.signal,
        });
        return { path, status };
      } catch {
        return { path, status: 0 };
      }
    }),
  );
  cancelLimit();
  const missing = answers.filter(({ status }) => status === 0 || status >= 500);
  return {
    result: missing.length === 0 ? 'passed' : 'failed',
    detail: (missing.length === 0 ? answers : missing)
      .map(({ path, status }) => `${path} ${status}`)
      .join(', '),
  };
}

/**
 * The launcher asks the backend for its time: to an answer without a date, the terminal's host would add its own. The settings may
 * name any time zone, so staff only see it.
 */
async function checkClock({ fetch, Intl }: Browser): Promise<CheckResult> {
  const { backend } = await createTerminalClient(fetch).facts();
  const skew = backend?.clockSkewSeconds ?? Number.NaN;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    result: Math.abs(skew) <= CLOCK_LIMIT_S ? 'passed' : 'failed',
    detail: `${timeZone}, ${Number.isNaN(skew) ? '?' : skew} s`,
  };
}

/** The families of Thai and Lao that the page has not loaded. */
export function missingFonts({ fonts }: Document): string[] {
  const loaded = [...fonts].filter(({ status }) => status === 'loaded');
  const families = new Set(loaded.map(({ family }) => family.replaceAll(/["']/g, '')));
  return FONTS.filter((name) => !families.has(name));
}

/** Writes a marker into every storage of the page, wipes as at the end of a session, and searches for the marker. */
async function drillWipe(window: Browser): Promise<CheckResult> {
  const { document, localStorage, sessionStorage, caches, indexedDB } = window;
  const before = readCookies(document);
  localStorage.setItem(MARK, MARK);
  sessionStorage.setItem(MARK, MARK);
  document.cookie = `${MARK}=${MARK}; path=/`;
  await (await caches.open(MARK)).put(`/${MARK}`, new Response(MARK));
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(MARK);
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  await wipe(window, before);
  const left = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    await caches.keys(),
    await indexedDB.databases(),
  ]);
  return left.includes(MARK)
    ? { result: 'failed', detail: left.slice(0, 300) }
    : { result: 'passed', detail: '' };
}
