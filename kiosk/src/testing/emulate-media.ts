import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Makes the browser report this medium or preference to the page until the end of the test. */
export async function emulateMedia(name: 'media' | 'forced-colors', value: string): Promise<void> {
  const emulated = name === 'media' ? { media: value } : { features: [{ name, value }] };
  await cdp().send('Emulation.setEmulatedMedia', emulated);
  onTestFinished(
    async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })),
  );
}
