import type { Way } from './deposit-ways.ts';
import { GiftScreen } from './gift-screen.tsx';
import { QrScreen } from './qr-screen.tsx';
import { SlipScreen } from './slip-screen.tsx';
import { TransferScreen } from './transfer-screen.tsx';

/** The screen of one way to pay in. */
export function WayScreen({ way }: { way: Way }) {
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
