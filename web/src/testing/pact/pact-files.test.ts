import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

it('the pact tests remove their own pacts of the last run, and no other file of the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  try {
    for (const name of [
      'web-wallet-api.json',
      'web-wallet-chat.json',
      'shop-wallet-api.json',
      'web-notes.txt',
    ])
      writeFileSync(join(folder, name), '{}');
    vi.stubEnv('PACT_DIR', folder);
    vi.resetModules();
    const { setup } = await import('./pact-files.ts');
    setup();
    expect(readdirSync(folder).sort()).toEqual(['shop-wallet-api.json', 'web-notes.txt']);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

it('an empty PACT_DIR counts as absent', async () => {
  vi.stubEnv('PACT_DIR', '');
  vi.resetModules();
  try {
    const { PACT_DIR } = await import('./pact.ts');
    expect(PACT_DIR).toMatch(/contracts\/pacts$/);
  } finally {
    vi.unstubAllEnvs();
  }
});
