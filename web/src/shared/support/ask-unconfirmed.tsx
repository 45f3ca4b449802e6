import type { Satang } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import type { ChatTopic } from '../session/unsent-chat.ts';
import { AskSupportButton } from './ask-support-button.tsx';

interface AskUnconfirmedProps {
  topic: ChatTopic;
  amount?: Satang | null;
  /** The wallet's by default. */
  unit?: string;
}

/** Asks support about an order whose outcome the app could not find out. (C8) */
export function AskUnconfirmed({ topic, amount, unit }: AskUnconfirmedProps) {
  const { t } = useTranslation('outcome');
  return <AskSupportButton about={{ topic, amount, unit, status: t('reference_title') }} />;
}
