import { useAtomValue, useSetAtom } from 'jotai';
import { depositScreenAtom } from '../methods/deposit-navigation.ts';
import { qrProvidersAtom } from '../methods/deposit-options.ts';
import { type QrDeposit, qrDeposit } from '../qr/qr-deposit.ts';
import type { LiveQr } from '../qr/qr-record.ts';
import { LatePaymentWatch, usePaymentWatch, useQrEnd } from '../qr/use-payment-watch.ts';

/** Watches the QRs whose screen is not open, so that the list does not call one waiting that was paid or has expired. (W2) [9.24] */
export function OtherQrs() {
  const screen = useAtomValue(depositScreenAtom);
  const providers = useAtomValue(qrProvidersAtom);
  const shown = screen.at === 'method' && screen.method.kind === 'qr' ? screen.method.provider : null;
  return providers
    .filter((provider) => provider !== shown)
    .map((provider) => <OtherQr key={provider} deposit={qrDeposit(provider)} />);
}

function OtherQr({ deposit }: { deposit: QrDeposit }) {
  const state = useAtomValue(deposit.stateAtom);
  if (!('qr' in state) || state.status === 'paid') return null;
  const Watch = state.status === 'none' ? LatePaymentWatch : ActiveQrWatch;
  return <Watch key={state.qr.id} deposit={deposit} qr={state.qr} />;
}

function ActiveQrWatch({ deposit, qr }: { deposit: QrDeposit; qr: LiveQr }) {
  const expire = useSetAtom(deposit.expireAtom);
  useQrEnd(qr, (isSure) => void expire(isSure));
  usePaymentWatch(deposit, qr);
  return null;
}
