import type { Satang } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import type { ChatTopic } from '../session/unsent-chat.ts';
import { AskSupportButton } from './ask-support-button.tsx';

export interface AskAboutUnknownProps {
  topic: ChatTopic;
  amount?: Satang | null;
  /** The wallet's by default. */
  unit?: string;
  /** When the order was sent, in the service's time. */
  at?: number | undefined;
}

/** Asks support about an order whose outcome the app could not find out. (C8) */
export function AskAboutUnknown({ topic, amount, unit, at }: AskAboutUnknownProps) {
  const { t } = useTranslation('outcome');
  return <AskSupportButton about={{ topic, amount, unit, at, status: t('reference_title') }} />;
}
