import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, dateTimeText } from 'web/app';
import { CodeImage } from './code-image.tsx';
import { exportedRecord, isPassed } from './record-export.ts';
import { printPage } from './print-page.ts';
import type { PartName } from './self-test-view.tsx';
import styles from './staff.module.css';
import type { SelfTestRecord } from '../../launcher/staff/shapes.ts';

interface RecordsViewProps {
  window: Pick<Window & typeof globalThis, 'fetch' | 'print' | 'performance'>;
  records: readonly SelfTestRecord[];
  hasPrinter: boolean;
}

/** The kept self-tests; the open one can be printed, or scanned as a code. (K5) */
export function RecordsView({ window, records, hasPrinter }: RecordsViewProps) {
  const { t } = useTranslation('kiosk');
  const [opened, setOpened] = useState<SelfTestRecord | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  async function print() {
    setIsPrinting(true);
    setHasFailed(!('tookMs' in (await printPage(window))));
    setIsPrinting(false);
  }
  const resultOf = (record: SelfTestRecord) =>
    t(isPassed(record) ? 'staff.results.passed' : 'staff.results.failed');
  return (
    <section className={styles.card}>
      <h2>{t('staff.records_title')}</h2>
      {records.length === 0 && <p>{t('staff.no_records')}</p>}
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.at} data-result={isPassed(record) ? 'passed' : 'failed'}>
            <span>{dateTimeText(record.at)}</span>
            <span>{record.by}</span>
            <b>{resultOf(record)}</b>
            <Button
              kind="line"
              small
              aria-expanded={opened === record}
              onClick={() => setOpened(opened === record ? null : record)}
            >
              {t(opened === record ? 'staff.record.close_button' : 'staff.record.open_button')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <div className={styles.slip}>
          <h3>{t('staff.tests_title')}</h3>
          <p>
            {dateTimeText(opened.at)} · {opened.by}
          </p>
          <p>{opened.build}</p>
          <ul className={styles.parts}>
            {opened.results.map(({ part, result, detail }) => (
              <li key={part} data-result={result}>
                {/* An older record also names the live connection of the chat. */}
                <span>{t(`staff.parts.${part as PartName | 'socket'}`)}</span>{' '}
                <b>{t(`staff.results.${result}`)}</b>
                {result === 'failed' && <small>{detail}</small>}
              </li>
            ))}
          </ul>
          <CodeImage text={exportedRecord(opened)} label={t('staff.record.code_label')} />
        </div>
      )}
      {opened && hasPrinter && (
        <Button kind="line" busy={isPrinting} onClick={() => void print()}>
          {t('staff.record.print_button')}
        </Button>
      )}
      {hasFailed && (
        <p role="alert">
          {t('staff.parts.printer')}: {t('staff.results.failed')}
        </p>
      )}
    </section>
  );
}
