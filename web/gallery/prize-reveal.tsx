import { satangFromBaht } from 'contracts/rules';
import { SkyLanterns } from '../src/ui/art/sky-lanterns.tsx';
import { Amount } from '../src/ui/display/amount.tsx';
import { Button } from '../src/ui/form/button.tsx';
import type { Language } from '../src/ui/form/language-select.tsx';
import { Reveal } from '../src/ui/overlay/reveal.tsx';
import { texts } from './texts.ts';

interface PrizeRevealProps {
  language: Language;
  open: boolean;
  onClose: () => void;
}

export function PrizeReveal({ language, open, onClose }: PrizeRevealProps) {
  const t = texts[language];
  return (
    <Reveal
      open={open}
      onOpenChange={onClose}
      title={t.total}
      scene={<SkyLanterns count={7} />}
      actions={
        <Button kind="gold" wide onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Amount value={satangFromBaht(1000)} size="hero" unit={t.unit} />
    </Reveal>
  );
}
