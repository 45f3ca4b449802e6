import type { Page } from '@playwright/test';
import { texts } from '../../texts.ts';
import { CODE, RAW } from '../faults/words.ts';
import { EXPECTED_MESSAGES } from '../expected-messages.ts';
import type { SeenPage } from '../read-page.ts';
import type { Step } from './steps.ts';
import type { Walker } from './walker.ts';

export interface Violation {
  step: number;
  seen: string;
}

export interface Person {
  id: string;
  /** What identifies the person: phone, name, bank account. */
  secrets: string[];
}

/** Also what the browser says about sound before a press, about a page that did not load, and about printing again and again. */
const WALK_MESSAGES = /AudioContext|chrome-error:|frequent calls to print/;

/** The name of a text in place of the text. */
const KEY = /\b[a-z]+(?:_[a-z]+)*[.:][a-z_]+_(?:button|label|title|text|toast|hint|heading|one|other)\b/;

const BROKEN = (['th', 'lo', 'en'] as const).map((language) => texts(language).common.broken.title);

export async function people({ world }: Walker): Promise<Person[]> {
  return (await world.members()).map(({ id, phone, name, bank }) => ({
    id,
    secrets: [phone, name, bank.bankAccountNo, bank.bankAccountName],
  }));
}

/** What no screen may show at any time. */
export function* screenFaults({ text, overflow, lang, path }: SeenPage): Generator<string> {
  for (const [what, pattern] of [
    ['raw', RAW],
    ['a code', CODE],
    ['a key', KEY],
  ] as const) {
    // A case for the staff names the code of its reason.
    const found = pattern.exec(text.replaceAll(/\([A-Z]+(?:_[A-Z0-9]+)+\)/g, ''));
    if (found) yield `${what}: "${text.slice(Math.max(0, found.index - 30), found.index + 40)}"`;
  }
  if (BROKEN.some((title) => text.includes(title))) yield 'the error page';
  if (text.trim() === '') yield `${path} is empty`;
  if (/^\/(?:games|files)\//.test(path)) return;
  if (overflow > 0) yield `${path} scrolls sideways by ${overflow} px`;
  if (!['th', 'lo', 'en'].includes(lang)) yield `the language of the page is "${lang}"`;
}

/** Data of a person who is not signed in here. */
export function* leaks(all: Person[], signedIn: string | null, seen: SeenPage): Generator<string> {
  const { text, storage, token, windowName, history } = seen;
  const squeezed = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  const kept = `${storage}\ntoken=${token}\nwindow.name=${windowName}\nhistory=${history}`;
  for (const { id, secrets } of all) {
    if (id === signedIn) continue;
    for (const secret of secrets) {
      if (squeezed.includes(secret)) yield `${secret} is shown to ${signedIn ?? 'a visitor'}`;
      const stored = kept.split('\n').find((line) => line.includes(secret));
      if (stored !== undefined) yield `${secret} is stored for ${signedIn ?? 'a visitor'}: ${stored}`;
    }
    if (new RegExp(String.raw`\b${id}-[a-z0-9]{40}`).test(kept))
      yield `a token of ${id} is stored for ${signedIn ?? 'a visitor'}`;
  }
}

/** What follows from a single step. */
export function* stepFaults(
  walker: Walker,
  { isPress }: Step,
  before: SeenPage | null,
  after: SeenPage | null,
  page: Page,
  /** A press opened the dialog. */
  isAsked: boolean,
): Generator<string> {
  for (const error of walker.errors.splice(0))
    if (!EXPECTED_MESSAGES.test(error) && !WALK_MESSAGES.test(error)) yield error.slice(0, 300);
  const sent = walker.orders.filter(({ step }) => step === walker.step);
  if (isPress) walker.mayOrder = 1;
  if (sent.length > walker.mayOrder)
    yield `${sent.length} orders after ${isPress ? 'one press' : 'no press'}: ${sent.map(({ call }) => call).join(', ')}`;
  if (sent.length > 0) walker.mayOrder = 0;
  // A shop's terminal has neither a keyboard nor a screen reader.
  if (walker.place.form === 'kiosk') return;
  if (!before || !after || page !== walker.page || before.memberId !== after.memberId) return;
  if (
    isPress &&
    before.dialogs > 0 &&
    after.dialogs === 0 &&
    before.path === after.path &&
    after.isFocusLost &&
    isAsked
  )
    yield `the focus is lost after the dialog at ${after.path}`;
}

/** What must be true once everything has settled. */
export function* calmFaults(
  { place }: Walker,
  { busy, toasts, isLocked, isTrapped, path, lang, locale }: SeenPage,
): Generator<string> {
  if (/^\/(?:games|files)\//.test(path)) return;
  for (const name of busy) yield `still busy at ${path}: ${name}`;
  for (const toast of toasts) yield `the toast stays: ${toast}`;
  if (isLocked) yield `${path} cannot be scrolled, and no dialog is open`;
  if (isTrapped) yield 'the dialog has no control that can be used';
  if (place.form !== 'kiosk' && locale !== null && lang !== locale)
    yield `the page is in ${lang}, the member chose ${locale}`;
}
