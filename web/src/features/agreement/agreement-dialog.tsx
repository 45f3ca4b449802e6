import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerTexts } from '../../html/server-texts.tsx';
import {
  acceptAgreementAtom,
  agreementsAtom,
  offerAgreementAtom,
  putOffAgreementAtom,
} from '../../shared/account/agreement-state.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { Button } from '../../ui/form/button.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

export function AgreementDialog() {
  const { t } = useTranslation(['agreement', 'common']);
  const texts = useAtomValue(agreementsAtom);
  const accept = useSetAtom(acceptAgreementAtom);
  const putOff = useSetAtom(putOffAgreementAtom);
  const close = useSetAtom(closeDialogAtom);
  const offer = useSetAtom(offerAgreementAtom);
  const [locale] = useLocale();
  // The language may have changed since the texts were read.
  useEffect(() => void offer(), [offer, locale]);

  return (
    <Sheet
      open
      unasked
      onOpenChange={(open) => {
        if (open) return;
        putOff();
        close();
      }}
      title={t('title')}
      closeLabel={t('common:close_button')}
    >
      <ServerTexts label={t('title')} texts={texts ?? []} />
      <SheetFooter>
        <Button
          kind="gold"
          wide
          onClick={() => {
            accept();
            close();
          }}
        >
          {t('accept_button')}
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
