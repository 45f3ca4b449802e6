import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { DEPOSIT_REFUSAL_WAYS, isDepositRefusal } from '../../state/refusal-ways.ts';
import { useFailureText } from '../../state/use-failure-text.ts';
import { useRefusalWay } from '../../state/use-refusal-way.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { showListAtom } from './deposit-screen.ts';

interface RefusalNoteProps {
  code: string;
  /** Where the reason is told besides: at the field that it is about, or in a toast, which is then what is read out. */
  toldBy?: 'field' | 'toast';
}

/** Why the service did not take a deposit, and what can be done about it: title, reason, next step. (W3) [8.22] */
export function RefusalNote({ code, toldBy }: RefusalNoteProps) {
  const { t } = useTranslation(['deposit-refusal', 'errors', 'common']);
  const showList = useSetAtom(showListAtom);
  const failureText = useFailureText();
  const follow = useRefusalWay();
  const known = isDepositRefusal(code) ? code : null;
  const way = known ? DEPOSIT_REFUSAL_WAYS[known] : 'retry';
  const isOtherWay = way === 'other-way' || way === 'amount';

  return (
    <>
      <Note tone="danger" title={t(`title.${known ?? 'other'}`)} live={toldBy !== 'toast'}>
        {toldBy !== 'field' && <p>{failureText({ kind: 'refused', code, status: 0 })}</p>}
        <p>{t(`next.${way}`)}</p>
      </Note>
      {isOtherWay && <Button onClick={showList}>{t('way.other-way')}</Button>}
      {(way === 'contact' || way === 'reload') && (
        <Button onClick={() => follow(way)}>{t(`way.${way}`)}</Button>
      )}
    </>
  );
}
