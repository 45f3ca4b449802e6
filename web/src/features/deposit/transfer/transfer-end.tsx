import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { depositOptionsAtom } from '../methods/deposit-options.ts';
import { showMethodAtom } from '../methods/deposit-navigation.ts';
import { useConfirm } from '../methods/use-confirm.ts';

export function TransferEnd({ isAuto }: { isAuto: boolean }) {
  const { t } = useTranslation(['deposit', 'common']);
  const options = useAtomValue(depositOptionsAtom);
  const showMethod = useSetAtom(showMethodAtom);
  const confirm = useConfirm(isAuto);
  const slip = options.status === 'ready' ? options.methods.find(({ kind }) => kind === 'slip') : undefined;

  if (!isAuto && slip) {
    return (
      <SheetFooter>
        <Button kind="gold" wide onClick={() => showMethod(slip)}>
          {t('slip_button')}
        </Button>
      </SheetFooter>
    );
  }
  return (
    <>
      {!isAuto && <Callout tone="warning">{t('slip_elsewhere')}</Callout>}
      <SheetFooter>
        <Button kind="gold" wide onClick={confirm}>
          {t('confirm_button')}
        </Button>
        {slip && (
          <Button kind="bare" wide onClick={() => showMethod(slip)}>
            {t('not_arrived_button')}
          </Button>
        )}
      </SheetFooter>
    </>
  );
}
