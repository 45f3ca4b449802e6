import { CHAT_IMAGE_MAX_BYTES } from 'contracts/rules';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { showErrorAtom } from '../state/chat-state.ts';
import { checkFile, type CheckedFile, isLargePicture } from '../files/chat-file.ts';
import { largePictureAtom, lastPickAtom, pickedAtom } from '../files/chat-upload.ts';

export function useFilePick(onPicked: () => void) {
  const showError = useSetAtom(showErrorAtom);
  const setPicked = useSetAtom(pickedAtom);
  const [large, setLarge] = useAtom(largePictureAtom);
  const last = useAtomValue(lastPickAtom);

  const dismiss = () => {
    last.current = null;
    setLarge(null);
    onPicked();
  };

  /** Reports an invalid file immediately; nothing of it leaves the device. [5.29]–[5.31] */
  const pick = async (file: File) => {
    last.current = file;
    setLarge(null);
    // The file may be gone, or in a cloud that is out of reach.
    const checked = await checkFile(file).catch((): CheckedFile => ({ error: { reason: 'unreadable' } }));
    // The customer picked another file meanwhile.
    const isOld = () => last.current !== file;
    if (isOld()) return;
    if (!('error' in checked)) {
      setPicked({ file, fileType: checked.fileType });
      return onPicked();
    }
    if (checked.error.reason === 'too-large' && isLargePicture(file)) {
      setLarge({ status: 'shrinking', file });
      const smaller = await shrink(file);
      if (isOld()) return;
      setLarge(smaller && { status: 'offered', file, smaller });
      if (smaller) return;
    }
    showError({ kind: 'file', ...checked.error });
  };

  const takeSmaller = (file: File) => {
    setPicked({ file, fileType: 'image' });
    dismiss();
  };

  return { large, pick, takeSmaller, dismiss };
}

/** Loads its code on demand, because few customers need it; null when the load fails. */
async function shrink(file: File): Promise<File | null> {
  try {
    const { shrinkPicture } = await import('../files/shrink-picture.ts');
    return await shrinkPicture(file, CHAT_IMAGE_MAX_BYTES);
  } catch {
    return null;
  }
}
