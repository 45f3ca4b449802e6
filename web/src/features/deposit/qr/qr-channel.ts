import { atom } from 'jotai';
import type { Platform } from '../../../platform/platform.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';

const KINDS = ['created', 'cancelled', 'paid'] as const;

/** Contains no member data. [4.04] */
export interface QrNews {
  kind: (typeof KINDS)[number];
  provider: string;
  id: string;
}

const CHANNEL = 'deposit-qr';

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

export function readQrNews(message: unknown): QrNews | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, provider, id } = message as Partial<Record<keyof QrNews, unknown>>;
  const known = KINDS.find((each) => each === kind);
  return known && isName(provider) && isName(id) ? { kind: known, provider, id } : null;
}

function openQrChannel({ openChannel }: Platform, ended: AbortSignal) {
  const listeners = new Set<(news: QrNews) => void>();
  const channel = openChannel?.(CHANNEL, (message) => {
    const news = readQrNews(message);
    if (news) for (const listener of [...listeners]) listener(news);
  });
  ended.addEventListener('abort', () => channel?.close(), { once: true });
  return {
    send: (news: QrNews) => {
      if (!ended.aborted) channel?.send(news);
    },
    listen: (listener: (news: QrNews) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Does nothing on a platform with only one page. */
export const qrChannelAtom = atom((get) => openQrChannel(get(servicesAtom).platform, get(sessionSignalAtom)));
