import { SLIP_TYPES } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { Camera, CircleAlert, ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { buttonClass } from '../../../ui/form/button.tsx';
import styles from './slip.module.css';
import { pickSlipAtom } from './picked-slip.ts';
import { SLIP_MAX_MB, type SlipFileError } from './slip-file.ts';

export function SlipChooser({ error }: { error: SlipFileError | null }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const pick = useSetAtom(pickSlipAtom);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const described = `${id}-hint${error ? ` ${id}-error` : ''}`;

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void pick(file);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // Allows the same file to be chosen again after a correction.
    currentTarget.value = '';
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragenter' || event.type === 'dragover');
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    take(event.dataTransfer.files);
  };
  const input = { type: 'file', accept: SLIP_TYPES.join(), className: styles.input, onChange } as const;

  return (
    <div className={styles.chooser}>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- dropping is an alternative to the field inside */}
      <label
        className={classNames(styles.zone, isOver && styles.over)}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
      >
        <ImageUp aria-hidden className={styles.icon} />
        <span className={styles.choose}>{t('choose_label')}</span>
        <span aria-hidden className={styles.drop}>
          {t('drop_hint')}
        </span>
        <input
          {...input}
          aria-label={t('choose_label')}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
      </label>
      <p id={`${id}-hint`} className={styles.limits}>
        {t('choose_hint', { size: SLIP_MAX_MB })}
      </p>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert aria-hidden />
            <span>{t(`file_error.${error}`, { size: SLIP_MAX_MB })}</span>
          </p>
        )}
      </div>
      <label className={buttonClass({ wide: true }, styles.camera)}>
        <span className={styles.cameraLabel}>
          <Camera aria-hidden />
          {t('camera_label')}
        </span>
        <input {...input} capture="environment" />
      </label>
    </div>
  );
}
