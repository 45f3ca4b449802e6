import type { DepositMethod } from '../methods/deposit-methods.ts';
import { GiftScreen } from '../gift/gift-screen.tsx';
import { QrScreen } from '../qr/qr-screen.tsx';
import { SlipScreen } from '../slip/slip-screen.tsx';
import { TransferScreen } from '../transfer/transfer-screen.tsx';

export function MethodScreen({ method }: { method: DepositMethod }) {
  switch (method.kind) {
    case 'qr':
      return <QrScreen method={method} />;
    case 'gift':
      return <GiftScreen />;
    case 'slip':
      return <SlipScreen />;
    case 'transfer':
    case 'wallet':
      return <TransferScreen method={method} />;
  }
}
