import type { Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../visit/use-last-shown.ts';
import { useMoneyText } from '../texts/use-money-text.ts';
import { walletAtom } from '../wallet/wallet-state.ts';
import type { ChatTopic } from '../session/unsent-chat.ts';
import { AskSupportButton } from '../support/ask-support-button.tsx';
import { useShown } from '../visit/use-shown.ts';
import { isBlockingCode, type NextStep, nextStepOf } from '../texts/next-step.ts';
import { useNextStep, useStepHere } from '../texts/use-next-step.ts';
import type { MoneyAction } from './action-state.ts';
import styles from './outcome-alert.module.css';
import { outcomeOf, type OutcomeWords } from './outcome.ts';
import { useRequestWait } from './request-wait.ts';
import { useSharedWords } from './use-outcome.ts';

export interface OutcomeAlertProps<Input extends Asked, Done> {
  /** The alert opens when the action failed; null keeps it closed. */
  action: MoneyAction<Input, Done> | null;
  words: OutcomeWords;
  topic: ChatTopic;
  closeLabel?: string;
  onClose: () => void;
  onConfirm?: (input: Input) => void;
}

export type Asked = Satang | { amount: Satang } | true | null;

function amountOf(asked: Asked): Satang | null {
  if (asked === true || asked === null) return null;
  return typeof asked === 'object' ? asked.amount : asked;
}

const isElsewhere = (step: NextStep) =>
  step === 'deposit' || step === 'bonus' || step === 'contact' || step === 'profile' || step === 'reload';

/** The other steps also say that no money has moved. */
const isSaidByButton = (step: NextStep) => step === 'deposit' || step === 'bonus' || step === 'profile';

export function OutcomeAlert<Input extends Asked, Done>({
  action,
  words,
  topic,
  closeLabel,
  onClose,
  onConfirm,
}: OutcomeAlertProps<Input, Done>) {
  const { t } = useTranslation(['money', 'outcome', 'common']);
  const followStep = useNextStep();
  const stepHere = useStepHere();
  const moneyText = useMoneyText();
  const wallet = useAtomValue(walletAtom);
  const balance = wallet.status === 'ready' && !wallet.isOld ? wallet.wallet.balance : null;
  const shared = useSharedWords()();
  const wait = useRequestWait();
  const current = action && outcomeOf(action, words, shared)?.tone === 'error' ? { action, words } : null;
  useShown('outcome', current !== null);
  const shown = useLastShown(current, ({ action }) => action);
  const outcome = shown && outcomeOf(shown.action, shown.words, shared);
  if (!shown || !outcome) return null;

  const { title, text, next } = outcome;
  const common = { open: current !== null, onOpenChange: (open: boolean) => !open && onClose() };
  const understood = closeLabel ?? t('understood_button');
  if (shown.action.status === 'refused') {
    const { code, mustWait } = shown.action;
    const step = mustWait ? 'wait' : stepHere(nextStepOf(code));
    const reason = {
      title: t(isBlockingCode(code) ? `blocked.title.${code}` : 'blocked.title.other'),
      aside: (
        <AskSupportButton
          about={{ topic, amount: amountOf(shown.action.input), reason: `${text} (${code})` }}
          onAsk={onClose}
        />
      ),
      text: (
        <div className={styles.reason}>
          <Callout tone="danger">{text}</Callout>
          {balance !== null && (
            <p className={styles.balance}>
              <Private as="figures">{t('blocked.where', { amount: moneyText(balance) })}</Private>
            </p>
          )}
          {!isSaidByButton(step) && <p>{t(`blocked.next.${step}`)}</p>}
        </div>
      ),
    };
    if (!isElsewhere(step))
      return <AlertDialog {...common} {...reason} confirmLabel={t('understood_button')} />;
    return (
      <AlertDialog
        {...common}
        {...reason}
        confirmLabel={t(`way.${step}`)}
        cancelLabel={t(step === 'deposit' ? 'edit_button' : 'common:close_button')}
        onConfirm={() => {
          onClose();
          followStep(step);
        }}
      />
    );
  }
  if (next !== 'confirm' || !onConfirm)
    return <AlertDialog {...common} title={title} text={text} confirmLabel={understood} />;
  const { action: repeated } = shown;
  return (
    <AlertDialog
      {...common}
      title={title}
      text={text}
      // Nothing is sent in a wait. [8.02]
      confirmLabel={wait > 0 ? t('common:wait_button', { count: wait }) : t('outcome:repeat_button')}
      confirmDisabled={wait > 0}
      cancelLabel={t('common:close_button')}
      onConfirm={() => 'input' in repeated && onConfirm(repeated.input)}
    />
  );
}
