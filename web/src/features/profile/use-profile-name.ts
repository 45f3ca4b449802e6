import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { outsideText } from '../../lib/outside-text.ts';
import { useRename } from '../../shared/account/use-rename.ts';
import { CoverContext } from '../../ui/display/private.tsx';
import { renameMemberAction } from './profile-name-state.ts';

export function useProfileName() {
  const { t } = useTranslation('profile');
  const isCovered = use(CoverContext) !== undefined;
  return useRename(renameMemberAction, (name) => ({
    done: isCovered
      ? t('profile_name.saved_covered_toast')
      : t('profile_name.saved_toast', { name: outsideText(name ?? '') }),
    notDone: t('profile_name.not_done_toast'),
    unresolved: t('profile_name.unresolved_toast'),
  }));
}
