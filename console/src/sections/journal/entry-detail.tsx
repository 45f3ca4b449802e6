import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_WORLD_NAME } from 'mock-server/control';
import { Tag } from 'web/ui';
import { UNKNOWN } from '../../control/unknown.ts';
import { useVerb } from '../../control/use-verb.ts';
import { useWorld } from '../../control/world.ts';
import { Box, Buttons, Row } from '../../ui/box.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { money, SATANG } from '../../ui/money.ts';
import { VerbButton } from '../../ui/verb-button.tsx';
import styles from '../../ui/ui.module.css';
import type { JournalEntry } from './journal-table.tsx';

export function EntryDetail({ entry, twin }: { entry: JournalEntry; twin: JournalEntry | undefined }) {
  const { t } = useTranslation();
  const world = useWorld();
  const [curl, setCurl] = useState<string | null>(null);
  const { id, method, path, body, answer, movements, serverViolations, clientViolation } = entry;
  const readCurl = async () => {
    const file = await world.call('GET /journal/{entryId}/curl', { params: { entryId: String(id) } });
    const text = await file.text();
    setCurl(text);
    return text;
  };
  return (
    <Box
      title={`#${id} ${method} ${path}`}
      side={<CopyButton label="curl" what="curl" verb="GET /journal/{entryId}/curl" read={readCurl} />}
    >
      {twin && (
        <p className={styles.note}>
          <Tag tone="gold">{t('journal.retry', { id: twin.id })}</Tag>
        </p>
      )}
      {[...serverViolations, ...(clientViolation === null ? [] : [clientViolation])].map((text) => (
        <p key={text} className={`${styles.note} ${styles.danger}`}>
          {text}
        </p>
      ))}
      {curl !== null && <pre className={styles.note}>{curl}</pre>}
      <h3 className={styles.note}>{t('journal.changes')}</h3>
      <ul>
        {movements.length === 0 && <Row title={t('journal.nothing')} />}
        {movements.map(({ from, to, amount, reference }, index) => (
          <Row
            key={`${from.join()}-${to.join()}-${index}`}
            title={`${from.join(', ')} → ${to.join(', ')}`}
            detail={reference ?? ''}
          >
            <b>{money(amount / SATANG)}</b>
          </Row>
        ))}
      </ul>
      <PointOf entryId={id} />
      <Buttons>
        <div className={styles.half}>
          <h3>{t('journal.sent')}</h3>
          <pre>{JSON.stringify(body, null, 2)}</pre>
        </div>
        <div className={styles.half}>
          <h3>{t('journal.answered')}</h3>
          <pre>{JSON.stringify(answer, null, 2)}</pre>
        </div>
      </Buttons>
    </Box>
  );
}

function branchName(world: string, entryId: number): string {
  const end = `-${entryId}`;
  return `${world.slice(0, LONGEST_WORLD_NAME - end.length)}${end}`;
}

/** The history point of this entry: changes besides the ledger, and a button that returns to it. */
function PointOf({ entryId }: { entryId: number }) {
  const { t } = useTranslation();
  const { name } = useWorld();
  const points = useVerb('GET /history').data?.points;
  const point = points?.find((one) => one.entryId === entryId && one.verb === null);
  const pointId = point === undefined ? '' : String(point.id);
  const { changes = [] } = useVerb('GET /history/{pointId}/changes', { params: { pointId } }).data ?? {};
  const [to, setTo] = useState(branchName(name, entryId));
  if (!point) return <p className={styles.note}>{points ? t('journal.no_point') : UNKNOWN}</p>;
  return (
    <>
      <ul>
        {changes.map(({ path, before, after }) => (
          <Row key={path} title={<code>{path}</code>} detail={`${before} → ${after}`} />
        ))}
      </ul>
      <Buttons>
        <VerbButton
          label={t('journal.rewind')}
          verb="POST /history/{pointId}/rewind"
          input={{ params: { pointId } }}
          ask={t('journal.ask_rewind', { id: entryId })}
        />
        <label>
          <span className="visually-hidden">{t('world.name')}</span>
          <input value={to} autoComplete="off" onChange={({ target }) => setTo(target.value)} />
        </label>
        <VerbButton
          label={t('journal.branch')}
          verb="POST /history/{pointId}/branch"
          input={{ params: { pointId }, body: { to, isNew: true } }}
        />
      </Buttons>
    </>
  );
}
