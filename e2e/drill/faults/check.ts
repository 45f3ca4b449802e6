import { texts } from '../../texts.ts';
import { EXPECTED_MESSAGES } from '../expected-messages.ts';
import { readPage, type SeenPage } from '../read-page.ts';
import { type Column, type End, endOf } from './column.ts';
import { pattern, type Action, type Row } from './row.ts';
import type { Stage } from './stage.ts';
import { CODE, isInLanguage, phrases, RAW } from './words.ts';

export interface Violation {
  rule: 'i1' | 'i2' | 'i3' | 'i4' | 'i5' | 'i6' | 'i7' | 'i8' | 'end' | 'drill';
  seen: string;
}

export interface Facts {
  stage: Stage;
  row: Row;
  column: Column;
  /** How often the action took effect. */
  effects: number | null;
  calls: number;
  /** Everything that was announced after the press. */
  announced: string;
}

const SECRETS = /secret-river-1|river-at-night-7|password=|Bearer /;

/** The address at which a kiosk says that the service has ended. */
const SERVICE_END = /^http.*\/terminated#/;

/** A screen reads, retries twice, and may read again when the network returns. */
const READS = 6;

export async function check(facts: Facts): Promise<Violation[]> {
  const { stage, row, column } = facts;
  const screen = await stage.page.evaluate(readPage);
  const violations: Violation[] = [...alive(facts, screen), ...words(facts, screen), ...leaks(stage, screen)];
  const end = endOf(column, row);
  if (end !== 'screen') {
    if (!isAtEnd(stage, screen, end))
      violations.push({ rule: 'end', seen: `at ${screen.path} instead of ${end}` });
    if (end === 'login' && screen.token !== null)
      violations.push({ rule: 'end', seen: 'the token is still stored' });
    return violations;
  }
  violations.push(...ended(screen));
  if (row.kind === 'action') violations.push(...(await outcome(facts, row, screen)));
  const isOnce = row.kind === 'action' && row.effects !== undefined && row.isRepeatable !== true;
  // Each reading may be repeated by something outside the app, too.
  const allowed = isOnce ? (column.calls ?? 1) : (row.reads ?? READS) * Math.max(1, column.calls ?? 1);
  if (facts.calls > allowed)
    violations.push({ rule: 'i5', seen: `${facts.calls} calls instead of ${allowed}` });
  return violations;
}

function isAtEnd({ form, record }: Stage, { path, text }: SeenPage, end: End): boolean {
  if (form !== 'kiosk') return path.endsWith(`/${end}`);
  // A visit to the kiosk ends at the first screen; the end of the service is shown before.
  const isFirstScreen = text.includes(texts('lo').kiosk.attract.title);
  return isFirstScreen && (end !== 'terminated' || record.traces.some((trace) => SERVICE_END.test(trace)));
}

function* alive({ stage }: Facts, screen: SeenPage): Generator<Violation> {
  for (const error of new Set(stage.record.errors))
    if (!EXPECTED_MESSAGES.test(error)) yield { rule: 'i1', seen: error.slice(0, 160) };
  if (screen.text.trim() === '') yield { rule: 'i1', seen: 'the page is empty' };
  if (screen.text.includes(stage.words.common.broken.title)) yield { rule: 'i1', seen: 'the error page' };
}

function* ended(screen: SeenPage): Generator<Violation> {
  for (const busy of screen.busy) yield { rule: 'i2', seen: `still busy: ${busy}` };
  if (screen.isLocked) yield { rule: 'i2', seen: 'the page cannot be scrolled, and no dialog is open' };
  if (screen.isTrapped) yield { rule: 'i2', seen: 'the dialog has no control that can be used' };
}

function* words({ stage, column, announced }: Facts, screen: SeenPage): Generator<Violation> {
  for (const text of [screen.text, announced, screen.title]) {
    const raw = RAW.exec(text);
    if (raw) yield { rule: 'i3', seen: `"${text.slice(Math.max(0, raw.index - 30), raw.index + 30)}"` };
  }
  const code = CODE.exec(`${screen.text}\n${announced}`);
  if (code) yield { rule: 'i3', seen: `the code ${code[0]}` };
  if (column.isRaw) return;
  for (const line of screen.messages.flatMap((message) => message.split('\n')))
    if (!isInLanguage(line, stage.language))
      yield { rule: 'i3', seen: `another language: "${line.slice(0, 80)}"` };
}

function* leaks({ record }: Stage, screen: SeenPage): Generator<Violation> {
  for (const text of [...record.traces, screen.title, screen.history, screen.storage]) {
    const secret = SECRETS.exec(text);
    if (secret) yield { rule: 'i7', seen: `${secret[0]} in ${text.slice(0, 80)}` };
  }
}

async function outcome(facts: Facts, row: Action, screen: SeenPage): Promise<Violation[]> {
  const { stage, effects, announced, column } = facts;
  const violations: Violation[] = [];
  const seen = `${announced}\n${screen.text}\n${screen.path}`;
  const isTold = (texts: (string | RegExp)[]) =>
    texts.some((text) => (typeof text === 'string' ? pattern(text) : text).test(seen));
  const isDone = isTold(row.done(stage));
  const isDenied = isTold(phrases(stage.words, /not_done/));
  // Only orders that move money survive a reload; every other new page shows the present state.
  const isLeft = screen.isNewPage && row.isMoney !== true;
  const isSilent = announced.trim() === '';
  if (effects !== null && effects > (column.effects ?? 1))
    violations.push({ rule: 'i4', seen: `${effects} effects` });
  if (effects === 0 && isDone) violations.push({ rule: 'i4', seen: 'shown as done, and it is not' });
  if (effects === 1 && isDenied && !row.mayPressAgain)
    violations.push({ rule: 'i4', seen: 'shown as not done, and it is' });
  if (effects === 1 && !isDone && !isLeft && (isSilent || !(row.mayPressAgain ?? column.mayRefuse)))
    violations.push({ rule: 'i4', seen: 'it is done, and nothing says so' });
  const isGivenUp = row.isGivenUp === true && column.leaves === true;
  if (isGivenUp && isDone) violations.push({ rule: 'i4', seen: 'given up, and done all the same' });
  if (!isDone && !isLeft && !isGivenUp && isSilent)
    violations.push({ rule: 'i6', seen: 'nothing was announced' });
  const isOpen = phrases(
    stage.words,
    /outcome\.(?:open|checking)_text|spin\.open_text|password\.open_text|unresolved/,
  ).some((text) => text.test(screen.text));
  if (isOpen && column.name !== 'no answer') violations.push({ rule: 'i4', seen: 'the outcome stays open' });
  return violations;
}
