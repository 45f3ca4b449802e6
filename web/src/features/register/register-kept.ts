import type { Services } from '../../state/services.ts';
import { storageKeys } from '../../state/storage-keys.ts';
import { type Draft, emptyDraft } from './register-rules.ts';

/** What of the registration outlives a reload. */
export interface Kept {
  draft: Draft;
  /** The phone that was let through, by a code or because none is asked for. */
  passedPhone: string | null;
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
}

/** Nothing typed yet; the code of an invite link comes first. [2.03] [3.31] */
export function emptyKept({ platform, config }: Services): Kept {
  const inviteCode = platform.durable.get(storageKeys.inviteCode) ?? '';
  return { draft: { ...emptyDraft(config.edition), inviteCode }, passedPhone: null };
}

/** What was kept, as far as it is what this edition of the app keeps. */
export function readKept(text: string | null): Partial<Kept> {
  const { draft, passedPhone } = readRecord(text);
  const isDraft =
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((value) => typeof value === 'string');
  return {
    ...(isDraft ? { draft: draft as Draft } : {}),
    ...(typeof passedPhone === 'string' ? { passedPhone } : {}),
  };
}

export function readSentCode(text: string | null): SentCode | null {
  const { phone, ref, token } = readRecord(text);
  const isCode = typeof phone === 'string' && typeof ref === 'string' && typeof token === 'string';
  return isCode ? { phone, ref, token } : null;
}

export function readWait(text: string | null): Wait | null {
  const { phone, until } = readRecord(text);
  return typeof phone === 'string' && typeof until === 'number' ? { phone, until } : null;
}

function readRecord(text: string | null): Record<string, unknown> {
  try {
    const record: unknown = JSON.parse(text ?? '{}');
    return typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
