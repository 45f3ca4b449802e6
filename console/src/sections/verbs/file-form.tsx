import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { FileField } from '../../ui/file-field.tsx';
import styles from '../../ui/ui.module.css';

/** The body of a verb that takes a file saved by this or another mock. */
export function FileForm({ label, onSend }: { label: string; onSend: (body: unknown) => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    if (!file) return;
    try {
      onSend(JSON.parse(await file.text()));
      setError(null);
    } catch (error) {
      setError(t('exports.no_file', { reason: error instanceof Error ? error.message : '' }));
    }
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FileField label={t('verb.file')} onChoose={setFile} />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" className={styles.small} disabled={file === null}>
        {label}
      </Button>
    </form>
  );
}
