import type { Services } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import { type Draft, emptyDraft } from './register-rules.ts';

/** What of the registration outlives a reload. */
export interface Kept {
  draft: Draft;
  /** The phone that was let through, by a code or because none is asked for. */
  passedPhone: string | null;
  /** The phone whose account a try may have made: its answer was lost, and none was there yet right after. [4.01] */
  triedPhone: string | null;
  /** The code of an invite link of which the service knows no inviter: it is kept no longer, and may be changed. */
  refusedCode: string | null;
}

/** A code that was sent: what the service knows it by, and the phone that it went to. */
export interface SentCode {
  phone: string;
  ref: string;
  token: string;
}

/** Until when the service is not to be asked again about a phone. Another phone does not wait for it. */
export interface Wait {
  phone: string;
  until: number;
  /** Another code waits always; with `all`, every step does: the service has asked for that. */
  what: 'code' | 'all';
}

/** An invite code as a link carries it: nothing longer or odder is kept. [2.47] */
const INVITE_CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** Keeps the code of an invite link for the registration, today's or a later one. [2.03] [3.31] */
export function keepInviteCode({ platform }: Services, code: string): void {
  const { refusedCode } = readKept(platform.session.get(storageKeys.registerDraft));
  if (!INVITE_CODE.test(code) || code === refusedCode) return;
  if (platform.durable.get(storageKeys.inviteCode) !== code)
    platform.durable.set(storageKeys.inviteCode, code);
}

/** Nothing typed yet; the code of an invite link comes first. [2.03] [3.31] */
export function emptyKept({ platform, config }: Services): Kept {
  const inviteCode = platform.durable.get(storageKeys.inviteCode) ?? '';
  return {
    draft: { ...emptyDraft(config.edition), inviteCode },
    passedPhone: null,
    triedPhone: null,
    refusedCode: null,
  };
}

/** What was kept, as far as it is what this edition of the app keeps. */
export function readKept(text: string | null): Partial<Kept> {
  const { draft, ...rest } = readRecord(text);
  const isDraft =
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((value) => typeof value === 'string');
  return {
    ...(isDraft ? { draft: draft as Draft } : {}),
    ...textsIn(rest, ['passedPhone', 'triedPhone', 'refusedCode']),
  };
}

export function readSentCode(text: string | null): SentCode | null {
  const { phone, ref, token } = readRecord(text);
  const isCode = typeof phone === 'string' && typeof ref === 'string' && typeof token === 'string';
  return isCode ? { phone, ref, token } : null;
}

export function readWait(text: string | null): Wait | null {
  const { phone, until, what } = readRecord(text);
  if (typeof phone !== 'string' || typeof until !== 'number') return null;
  return { phone, until, what: what === 'all' ? 'all' : 'code' };
}

function textsIn<K extends string>(record: Record<string, unknown>, names: readonly K[]) {
  const texts: Partial<Record<K, string>> = {};
  for (const name of names) {
    const text = record[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

function readRecord(text: string | null): Record<string, unknown> {
  try {
    const record: unknown = JSON.parse(text ?? '{}');
    return typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
