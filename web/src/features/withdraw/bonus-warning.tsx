import { useAtomValue, useSetAtom } from 'jotai';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/form/link.tsx';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { hasActiveBonusAtom } from './withdraw-state.ts';

interface BonusWarningProps {
  hasLink?: boolean;
}

/** An active bonus may block the withdrawal; only the server knows. [2.53] */
export function BonusWarning({ hasLink = true }: BonusWarningProps) {
  const { t } = useTranslation('withdraw');
  const hasBonus = useAtomValue(hasActiveBonusAtom);
  const close = useSetAtom(closeDialogAtom);
  if (!hasBonus) return null;
  return (
    <Callout tone="warning" icon={Gift} title={t('bonus_title')} live>
      {t('bonus_text')}{' '}
      {hasLink && (
        <Link to="/user/bonus" onClick={() => close()}>
          {t('bonus_link')}
        </Link>
      )}
    </Callout>
  );
}

export function BonusButton() {
  const { t } = useTranslation('withdraw');
  const close = useSetAtom(closeDialogAtom);
  return (
    <ButtonLink kind="gold" wide to="/user/bonus" onClick={() => close()}>
      {t('bonus_link')}
    </ButtonLink>
  );
}
