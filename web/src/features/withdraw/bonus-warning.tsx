import { useAtomValue, useSetAtom } from 'jotai';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { hasActiveBonusAtom } from './withdraw-state.ts';

/** A bonus that is running may stand against the withdrawal; only the server knows whether it does. [2.53] */
export function BonusWarning() {
  const { t } = useTranslation('withdraw');
  const hasBonus = useAtomValue(hasActiveBonusAtom);
  const close = useSetAtom(closeDialogAtom);
  if (!hasBonus) return null;
  return (
    <Callout tone="warning" icon={Gift} title={t('bonus_title')} live>
      {t('bonus_text')}{' '}
      <Link to="/user/bonus" onClick={() => close()}>
        {t('bonus_link')}
      </Link>
    </Callout>
  );
}
