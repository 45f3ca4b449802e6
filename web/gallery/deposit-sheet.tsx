import { QR_PRESETS } from 'contracts/rules';
import { satangFromBaht } from 'contracts/rules';
import { Image, QrCode, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { AmountPicker } from '../src/ui/form/amount-picker.tsx';
import { readTypedAmount, typedText } from '../src/lib/typed-amount.ts';
import { AmountField } from '../src/ui/form/amount-field.tsx';
import { Amount } from '../src/ui/display/amount.tsx';
import { BankMark } from '../src/ui/art/bank-mark.tsx';
import { Button } from '../src/ui/form/button.tsx';
import { Countdown } from '../src/ui/display/countdown.tsx';
import { DialogForm } from '../src/ui/overlay/dialog-form.tsx';
import type { Language } from '../src/ui/form/language-select.tsx';
import { LightCard } from '../src/ui/display/light-card.tsx';
import { OptionRow } from '../src/ui/form/option-row.tsx';
import { QrImage } from '../src/ui/display/qr-image.tsx';
import { Segmented } from '../src/ui/form/segmented.tsx';
import { SheetFooter } from '../src/ui/overlay/sheet-footer.tsx';
import { Sheet } from '../src/ui/overlay/sheet.tsx';
import { texts } from './texts.ts';

const PRESETS = QR_PRESETS.KBANK;
const WAYS = [
  { value: 'qr', icon: QrCode },
  { value: 'slip', icon: Image },
  { value: 'wallet', icon: Smartphone },
] as const;

/** A drawing that looks like a QR but encodes nothing. */
const SAMPLE_QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path d="${Array.from(
  { length: 29 * 29 },
  (_, cell) =>
    (cell * cell * 7 + cell * 13) % 5 < 2 ? `M${cell % 29} ${Math.floor(cell / 29)}h1v1h-1z` : '',
).join('')}" fill="#081725"/></svg>`;

interface DepositSheetProps {
  language: Language;
  open: boolean;
  showsQr: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DepositSheet({ language, open, showsQr, onOpenChange }: DepositSheetProps) {
  const t = texts[language];
  const [amount, setAmount] = useState('500');
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('qr');

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.deposit} closeLabel={t.close}>
      {showsQr ? (
        <>
          <LightCard>
            <QrImage svg={SAMPLE_QR} alt={t.deposit} />
            <Amount value={satangFromBaht(500)} size="hero" unit={t.unit} />
          </LightCard>
          <Countdown label={t.left} seconds={522} total={720} />
          <SheetFooter>
            <Button kind="gold" wide>
              {t.check}
            </Button>
            <Button kind="bare" wide>
              {t.cancel}
            </Button>
          </SheetFooter>
        </>
      ) : (
        <DialogForm
          id="gallery-deposit"
          onSubmit={(event) => event.preventDefault()}
          buttons={
            <Button kind="gold" type="submit" form="gallery-deposit" wide>
              {t.create}
            </Button>
          }
        >
          <Segmented
            label={t.deposit}
            options={WAYS.map((option, index) => ({ ...option, label: t.ways[index] ?? option.value }))}
            value={way}
            onValue={setWay}
            panelId="way"
          />
          <OptionRow mark={<BankMark code="KBANK" />} title="KBANK" text={t.bankHint} />
          <AmountField
            label={t.amount}
            unit={t.unit}
            value={amount}
            onValue={setAmount}
            minimumText={t.minimum}
            maximumText={t.maximum}
          />
          <AmountPicker
            label={t.amount}
            options={PRESETS.map((preset) => ({ amount: preset }))}
            selected={readTypedAmount(amount).amount}
            onPick={(preset) => setAmount(typedText(preset))}
          />
        </DialogForm>
      )}
    </Sheet>
  );
}
