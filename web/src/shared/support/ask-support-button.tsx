import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { hasChatAtom } from '../session/chat-flag.ts';
import { servicesAtom } from '../session/services.ts';
import { type SupportCase, useAskSupport } from './ask-support.ts';

interface AskSupportButtonProps {
  /** `at`: when this appeared by default, such as beside a refusal; or when it is pressed. */
  about: Omit<SupportCase, 'at'> & { at?: number | 'press' | undefined };
  label?: string;
  onAsk?: () => void;
}

/** Hidden where there is no chat. (C8) */
export function AskSupportButton(props: AskSupportButtonProps) {
  return useAtomValue(hasChatAtom) && <ShownButton {...props} />;
}

function ShownButton({ about, label, onAsk }: AskSupportButtonProps) {
  const { t } = useTranslation('money');
  const { clock } = useAtomValue(servicesAtom);
  const [shownAt] = useState(() => clock.now());
  const ask = useAskSupport();
  return (
    <Button
      kind="bare"
      icon={MessageCircle}
      onClick={() => {
        onAsk?.();
        ask({ ...about, at: about.at === 'press' ? clock.now() : (about.at ?? shownAt) });
      }}
    >
      {label ?? t('ask_button')}
    </Button>
  );
}
