import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AskSupportButton } from '../../../shared/support/ask-support-button.tsx';
import { depositNextStepOf, isDepositRefusal } from '../../../shared/texts/next-step.ts';
import { useCodeText } from '../../../shared/texts/use-failure-text.ts';
import { useNextStep, useStepHere } from '../../../shared/texts/use-next-step.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { showListAtom } from './deposit-navigation.ts';

interface RefusalCalloutProps {
  code: string;
  /** Where the reason is already shown: at its field, or in a toast, which screen readers then announce. */
  shownBy?: 'field' | 'toast';
  topic?: 'deposit' | 'slip';
  amount?: Satang | null;
  /** The wallet's by default. */
  unit?: string;
}

export function RefusalCallout({ code, shownBy, topic = 'deposit', amount, unit }: RefusalCalloutProps) {
  const { t } = useTranslation(['deposit-refusal', 'errors', 'common']);
  const showList = useSetAtom(showListAtom);
  const codeText = useCodeText();
  const followStep = useNextStep();
  const known = isDepositRefusal(code) ? code : null;
  const step = useStepHere()(depositNextStepOf(code));
  const isOtherWay = step === 'other-way' || step === 'amount';

  // Refused on its way: the catalogue has no code for it.
  const isTooLarge = code === 'FILE_TOO_LARGE';
  const title = isTooLarge ? t('too_large.title') : t(`title.${known ?? 'other'}`);

  return (
    <>
      <Callout
        {...(shownBy === 'field' ? { tone: 'info' } : { tone: 'danger', title })}
        live={shownBy !== 'toast'}
      >
        {/* A title of its own says the reason in other words. */}
        {!isTooLarge && shownBy !== 'field' && !(shownBy === 'toast' && known) && <p>{codeText(code)}</p>}
        <p>{isTooLarge ? t('too_large.text') : t(`next.${step}`)}</p>
      </Callout>
      {isOtherWay && <Button onClick={showList}>{t('way.other-way')}</Button>}
      {(step === 'contact' || step === 'reload') && (
        <Button onClick={() => followStep(step)}>{t(`way.${step}`)}</Button>
      )}
      <AskSupportButton about={{ topic, amount, unit, reason: `${title} (${code})` }} />
    </>
  );
}
