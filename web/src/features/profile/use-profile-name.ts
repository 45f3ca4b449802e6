import { useTranslation } from 'react-i18next';
import { outsideText } from '../../lib/outside-text.ts';
import { useRename } from '../../shared/account/use-rename.ts';
import { renameMemberAction } from './profile-name-state.ts';

export function useProfileName() {
  const { t } = useTranslation('profile');
  return useRename(renameMemberAction, (name) => ({
    done: t('profile_name.saved_toast', { name: outsideText(name ?? '') }),
    notDone: t('profile_name.not_done_toast'),
    unresolved: t('profile_name.unresolved_toast'),
  }));
}
