import { LONGEST_INVITE_CODE } from 'contracts/rules';
import type { Services } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import { resumeWait } from '../../shared/session/wait.ts';
import { currencies, draftOf, type Form } from './register-form.ts';
import { emptyFacts, type Facts, type SentCode, type Wait } from './register-machine.ts';
import { inviteCodeIn } from './register-rules.ts';

/** Format of an invite code in a link; anything else is ignored. [2.47] */
const INVITE_CODE = /^[\w-]+$/;

export function saveInviteCode({ platform }: Services, text: string): void {
  if (text.length > LONGEST_INVITE_CODE || !INVITE_CODE.test(text)) return;
  // As if it were typed, because that is what the step sends.
  const code = inviteCodeIn(text);
  const { refusedCode } = readRecord(platform.tabStorage.get(storageKeys.registerDraft));
  if (code === refusedCode) return;
  if (platform.durableStorage.get(storageKeys.inviteCode) !== code)
    platform.durableStorage.set(storageKeys.inviteCode, code);
}

/** State after a reload. An invite code from a link has priority. [2.03] [2.23] [3.31] */
export function readFacts(services: Services): Facts {
  const { platform, config } = services;
  const empty = emptyFacts(config.edition, platform.durableStorage.get(storageKeys.inviteCode));
  const kept = readRecord(platform.tabStorage.get(storageKeys.registerDraft));
  const form = readForm(kept['draft'], empty.form);
  const { invitedCode } = empty;
  return {
    ...empty,
    form: invitedCode === null ? form : { ...form, inviteCode: invitedCode },
    passedPhone: textOf(kept['passedPhone']),
    tried: kept['tried'] ? readForm(kept['tried'], empty.form) : null,
    refusedCode: textOf(kept['refusedCode']),
    sentCode: readSentCode(platform.tabStorage.get(storageKeys.registerCode)),
    wait: resumedWait(services),
  };
}

/** Stores changes. Secrets stay in memory only. */
export function saveFacts({ platform, config, clock }: Services, before: Facts, after: Facts): void {
  const keep = (key: string, read: (facts: Facts) => object | null) => {
    const value = JSON.stringify(read(after));
    if (value === JSON.stringify(read(before))) return;
    if (value === 'null') platform.tabStorage.remove(key);
    else platform.tabStorage.set(key, value);
  };
  const nothing = JSON.stringify(recordOf(emptyFacts(config.edition, after.invitedCode)));
  keep(storageKeys.registerDraft, (facts) => {
    const record = recordOf(facts);
    return JSON.stringify(record) === nothing ? null : record;
  });
  keep(storageKeys.registerCode, ({ sentCode }) => sentCode);
  // Stored in device time, because the elapsed clock restarts with the page.
  const sinceStart = clock.device() - clock.elapsed();
  keep(storageKeys.registerWait, ({ wait }) => wait && { ...wait, until: wait.until + sinceStart });
  if (before.invitedCode !== null && after.invitedCode === null)
    platform.durableStorage.remove(storageKeys.inviteCode);
}

const recordOf = ({ form, passedPhone, tried, refusedCode }: Facts) => ({
  draft: draftOf(form),
  passedPhone,
  tried: tried && draftOf(tried),
  refusedCode,
});

function readForm(value: unknown, empty: Form): Form {
  const form = { ...empty };
  const record = recordIn(value);
  for (const field of Object.keys(draftOf(empty)) as (keyof ReturnType<typeof draftOf>)[]) {
    const text = record[field];
    if (field === 'currency') form.currency = currencies.find((known) => known === text) ?? empty.currency;
    else if (typeof text === 'string') form[field] = text;
  }
  return form;
}

function readSentCode(text: string | null): SentCode | null {
  const { phone, ref, token } = readRecord(text);
  const isCode = typeof phone === 'string' && typeof ref === 'string' && typeof token === 'string';
  return isCode ? { phone, ref, token } : null;
}

/** The stored wait, after a reload or a sleep of the device, in which the elapsed clock may stand still. */
export function resumedWait({ platform, clock }: Services): Wait | null {
  const { phone, until, what } = readRecord(platform.tabStorage.get(storageKeys.registerWait));
  if (typeof phone !== 'string' || typeof until !== 'number') return null;
  return { phone, until: resumeWait(clock, until), what: what === 'all' ? 'all' : 'code' };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function readRecord(text: string | null): Record<string, unknown> {
  try {
    return recordIn(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const recordIn = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
