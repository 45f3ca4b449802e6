import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ServerHtml } from '../../html/server-html.tsx';
import { acceptAgreementAtom, agreementsAtom, putOffAgreementAtom } from '../../state/agreement-state.ts';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { Button } from '../../ui/button.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './agreement-dialog.module.css';

/** What a member accepts, as the server words it. [2.43] [3.07] */
export function AgreementDialog() {
  const { t } = useTranslation(['agreement', 'common']);
  const texts = useAtomValue(agreementsAtom);
  const accept = useSetAtom(acceptAgreementAtom);
  const putOff = useSetAtom(putOffAgreementAtom);
  const close = useSetAtom(closeDialogAtom);

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (open) return;
        putOff();
        close();
      }}
      title={t('title')}
      closeLabel={t('common:close_button')}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what may be longer than the screen is scrolled by keyboard too */}
      <ol className={styles.list} tabIndex={0} aria-label={t('title')}>
        {(texts ?? []).map((html, index) => (
          <li key={index}>
            <ServerHtml html={html} />
          </li>
        ))}
      </ol>
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
