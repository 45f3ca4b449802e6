import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/bone.tsx';

/** Bones in the shape of what follows: the list of ways, or the form of one. */
export function DepositBones({ shape }: { shape: 'picks' | 'deposit' }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" aria-label={t('loading')} role="status">
      <Bone shape={shape} />
    </div>
  );
}
