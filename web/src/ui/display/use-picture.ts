import { useEffect, useState } from 'react';

/** An address of a chosen file for `src`; null in the first render. */
export function usePicture(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
