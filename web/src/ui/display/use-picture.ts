import { useEffect, useState } from 'react';

/** An address under which a chosen picture can be shown; null until there is one. It is given back when no longer shown. */
export function usePicture(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
