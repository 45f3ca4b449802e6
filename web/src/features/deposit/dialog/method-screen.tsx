import type { Way } from '../methods/deposit-methods.ts';
import { GiftScreen } from '../gift/gift-screen.tsx';
import { QrScreen } from '../qr/qr-screen.tsx';
import { SlipScreen } from '../slip/slip-screen.tsx';
import { TransferScreen } from '../transfer/transfer-screen.tsx';

/** The screen of one way to pay in. */
export function MethodScreen({ way }: { way: Way }) {
  switch (way.kind) {
    case 'qr':
      return <QrScreen way={way} />;
    case 'gift':
      return <GiftScreen />;
    case 'slip':
      return <SlipScreen />;
    case 'transfer':
    case 'wallet':
      return <TransferScreen way={way} />;
  }
}
