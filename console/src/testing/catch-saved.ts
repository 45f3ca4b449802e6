import { vi } from 'vitest';

export interface Saved {
  name: string;
  blob: Blob;
}

/** In place of a browser's downloads. */
export function catchSaved(): Saved[] {
  const saved: Saved[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    if (blob) saved.push({ name: this.download, blob });
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  return saved;
}

export const textOf = async ({ blob }: Saved): Promise<unknown> => JSON.parse(await blob.text());
