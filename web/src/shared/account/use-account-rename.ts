import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverContext } from '../../ui/display/private.tsx';
import { renameAccountAction } from './account-rename.ts';
import { useRename } from './use-rename.ts';

export function useAccountRename() {
  const { t } = useTranslation('account-name');
  const isCovered = use(CoverContext) !== undefined;
  return useRename(renameAccountAction, (renaming) => ({
    done: isCovered ? t('saved_covered_toast') : t('saved_toast', { name: renaming?.bankAccountName ?? '' }),
    notDone: t('not_done_toast'),
    unresolved: t('unresolved_toast'),
  }));
}
