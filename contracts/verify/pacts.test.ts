import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMockProcess } from './mock-process.ts';
import { readPacts, type PactFile } from './pact-files.ts';
import { spoilAnswers } from './provider-world.ts';
import { verifyPact } from './verify-pact.ts';

const PACTS = join(import.meta.dirname, '../pacts');

let mock: Awaited<ReturnType<typeof startMockProcess>>;
const scratch = mkdtempSync(join(tmpdir(), 'pacts-'));
beforeAll(async () => {
  mock = await startMockProcess();
});
afterAll(async () => {
  await mock.stop();
  rmSync(scratch, { recursive: true });
});

interface Interaction {
  description: string;
  providerStates: { name: string }[];
  response: { status: number; body: { content: Record<string, unknown> } };
}

/** A pact with one of the committed interactions, changed. */
function onePact(description: string, change: (interaction: Interaction) => void = () => {}): string {
  const texts = readPacts(PACTS).map(({ path }) => readFileSync(path, 'utf8'));
  const pacts = texts.map((text) => JSON.parse(text) as { interactions: Interaction[] });
  const interaction = pacts
    .flatMap(({ interactions }) => interactions)
    .find((one) => one.description === description);
  if (!interaction) throw new Error(`no interaction is called "${description}"`);
  change(interaction);
  const folder = mkdtempSync(join(scratch, 'folder-'));
  writeFileSync(join(folder, 'pact.json'), JSON.stringify({ ...pacts[0], interactions: [interaction] }));
  return folder;
}

function verified(folder: string, spoil = false): Promise<number> {
  const [pact] = readPacts(folder) as [PactFile];
  return verifyPact({
    mockUrl: mock.url,
    pact,
    ...(spoil ? { prepare: ({ name }) => spoilAnswers(mock.url, name) } : {}),
  });
}

describe('the shipped mock', () => {
  it.each(readPacts(PACTS))('keeps every interaction of $path', async (pact) => {
    expect(await verifyPact({ mockUrl: mock.url, pact })).toBe(pact.interactions);
  });
});

describe('the verification', () => {
  const LOGIN = 'a login';
  const REFUSED = 'a login with a wrong password';

  it('passes what is kept', async () => {
    expect(await verified(onePact(LOGIN))).toBe(1);
  });

  it('fails when the provider answers another shape', async () => {
    await expect(verified(onePact(LOGIN), true)).rejects.toThrow('Verif');
  });

  it('fails when a reply has another status, lacks a field or refuses with another code', async () => {
    const other = [
      onePact(LOGIN, ({ response }) => (response.status = 201)),
      onePact(LOGIN, ({ response }) => (response.body.content = { token: 'a', secondToken: 'b' })),
      onePact(REFUSED, ({ response }) => (response.body.content = { message: 'NO_USER' })),
    ];
    for (const folder of other) await expect(verified(folder)).rejects.toThrow('Verif');
  });

  it('fails on a state that is no scenario, by its name', async () => {
    const folder = onePact(
      LOGIN,
      (interaction) => (interaction.providerStates = [{ name: 'a member on the moon' }]),
    );
    await expect(verified(folder)).rejects.toThrow('no scenario is called "a member on the moon"');
  });

  it('fails when an interaction names no state, or two', () => {
    const none = onePact(LOGIN, (interaction) => (interaction.providerStates = []));
    const two = onePact(LOGIN, (interaction) => interaction.providerStates.push({ name: 'demo' }));
    expect(() => readPacts(none)).toThrow('names 0 states');
    expect(() => readPacts(two)).toThrow('names 2 states');
  });

  it('fails when there is no pact', () => {
    expect(() => readPacts(mkdtempSync(join(scratch, 'empty-')))).toThrow('no pact');
  });
});
