import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorld } from '../../control/world.ts';
import { Box, Buttons, Row } from '../../ui/box.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { VerbButton } from '../../ui/verb-button.tsx';
import styles from '../../ui/ui.module.css';
import { JournalTable } from '../journal/journal-table.tsx';
import { type SavedFile, readSavedFile, type Report } from './saved-files.ts';

export function OpenSavedFile() {
  const { t } = useTranslation();
  const { name } = useWorld();
  const [saved, setSaved] = useState<SavedFile | null>(null);
  const [error, setError] = useState<string | null>(null);
  const chosen = useRef<File | null>(null);
  const read = async (file: File | null) => {
    chosen.current = file;
    setSaved(null);
    setError(null);
    if (!file) return;
    try {
      const read = await readSavedFile(file);
      // A large file is read more slowly than the one that was chosen after it.
      if (chosen.current === file) setSaved(read);
    } catch (error) {
      if (chosen.current === file)
        setError(t('exports.no_file', { reason: error instanceof Error ? error.message : '' }));
    }
  };
  return (
    <Box title={t('exports.open')} note={t('exports.open_note')}>
      <div className={styles.form}>
        <FileField label={t('exports.file')} onChoose={(file) => void read(file)} />
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {saved && (
        <>
          <ul>
            <Row title={saved.name} detail={t(`exports.is_${saved.kind}`)}>
              <VerbButton
                label={t('exports.load', { world: name })}
                verb={`PUT /${saved.kind}`}
                input={{ body: saved.file }}
                ask={t('exports.ask_load', { world: name })}
              />
              {saved.kind === 'scenario' && (
                <VerbButton label={t('exports.add')} verb="POST /scenarios" input={{ body: saved.file }} />
              )}
            </Row>
          </ul>
          {saved.kind === 'report' && <ReportView report={saved.file} />}
        </>
      )}
    </Box>
  );
}

/** A report's text, screenshots and requests. Anyone may have written them, so they are shown as text. */
function ReportView({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { note, at, versions, pictures, journal } = report;
  return (
    <>
      <p className={styles.note}>{note}</p>
      <p className={styles.note}>
        {[at, ...Object.entries(versions).map(([what, which]) => `${what} ${which}`)].join(' · ')}
      </p>
      <Buttons>
        {/* Two frames in one language have one name. */}
        {pictures.map(({ name, png }, index) => (
          <img
            key={`${index} ${name}`}
            className={styles.picture}
            alt={name}
            src={`data:image/png;base64,${png}`}
          />
        ))}
      </Buttons>
      <p className={styles.note}>{t('exports.journal', { count: journal.length })}</p>
      <JournalTable entries={journal} />
    </>
  );
}
