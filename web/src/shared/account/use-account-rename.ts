import { useTranslation } from 'react-i18next';
import { renameAccountAction } from './account-rename.ts';
import { useRename } from './use-rename.ts';

export function useAccountRename() {
  const { t } = useTranslation('account-name');
  return useRename(renameAccountAction, (renaming) => ({
    done: t('saved_toast', { name: renaming?.bankAccountName ?? '' }),
    notDone: t('not_done_toast'),
    unresolved: t('unresolved_toast'),
  }));
}
