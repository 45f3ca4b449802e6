import { createPageNews } from '../../../shared/visit/page-news.ts';

const KINDS = ['created', 'cancelled', 'paid'] as const;

/** Contains no member data. [4.04] */
export interface QrNews {
  kind: (typeof KINDS)[number];
  provider: string;
  id: string;
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

export function readQrNews(message: unknown): QrNews | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, provider, id } = message as Partial<Record<keyof QrNews, unknown>>;
  const known = KINDS.find((each) => each === kind);
  return known && isName(provider) && isName(id) ? { kind: known, provider, id } : null;
}

export const qrChannelAtom = createPageNews('deposit-qr', readQrNews);
