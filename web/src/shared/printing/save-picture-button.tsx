import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../ui/form/button.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { drawPaper, type Paper } from './draw-paper.ts';

interface SavePictureButtonProps extends Pick<ButtonProps, 'kind' | 'stacked'> {
  name: string;
  label: string;
  paper: Paper;
}

export function SavePictureButton({ name, label, paper, kind, stacked }: SavePictureButtonProps) {
  const { t } = useTranslation('money');
  const { platform } = useAtomValue(servicesAtom);
  const signal = useAtomValue(sessionSignalAtom);
  const [isBusy, setIsBusy] = useState(false);
  const { savePicture } = platform;
  if (!savePicture) return null;

  const save = async () => {
    setIsBusy(true);
    const end = await drawPaper(paper)
      .then((picture) => savePicture(`${name}.png`, picture, signal))
      .catch(() => 'failed' as const);
    setIsBusy(false);
    if (signal.aborted) return;
    if (end === 'saved') showToast({ kind: 'success', text: t('picture.saved_toast') });
    else if (end === 'failed') showToast({ kind: 'error', text: t('picture.failed_toast') });
  };

  return (
    <Button kind={kind} stacked={stacked} icon={Download} busy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
