import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { qrProvidersAtom } from '../methods/deposit-options.ts';
import { type QrNews, qrChannelAtom } from './qr-channel.ts';
import { qrDeposit } from './qr-deposit.ts';

/** A new QR may concern all providers, other news only its own. [4.04] */
const applyNewsAtom = atom(null, (get, set, news: QrNews) => {
  for (const provider of get(qrProvidersAtom)) {
    if (news.kind === 'created' || news.provider === provider)
      void set(qrDeposit(provider).applyNewsAtom, news);
  }
});

/** Follows the QRs that other pages of the browser make or end. */
export function useQrNews(): void {
  const channel = useAtomValue(qrChannelAtom);
  const apply = useSetAtom(applyNewsAtom);
  useEffect(() => channel.listen(apply), [channel, apply]);
}
