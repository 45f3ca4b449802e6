import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl } from '../../mock-server/control/index.ts';
import { type MockProcess, startMockProcess } from '../../mock-server/client/mock-process.ts';
import { readPacts, type PactFile } from './pact-files.ts';
import type { HttpInteraction } from './pact-types.ts';
import { mockProvider } from './provider/mock-provider.ts';
import { textOf, type InteractionResult } from './results.ts';
import { verifyPact } from './verify-pact.ts';

const PACTS = join(import.meta.dirname, '../pacts');

let mock: MockProcess;
const scratch = mkdtempSync(join(tmpdir(), 'pacts-'));
beforeAll(async () => {
  mock = await startMockProcess();
});
afterAll(async () => {
  await mock.end();
  rmSync(scratch, { recursive: true });
});

type Changed = HttpInteraction & { response: { body: { content: Record<string, unknown> } } };

/** A pact with one changed copy of a committed interaction. */
function onePact(description: string, change: (interaction: Changed) => void = () => {}): string {
  const { pact } = readPacts(PACTS)[0] as PactFile;
  const interaction = structuredClone(pact.interactions.find((one) => one.description === description));
  if (!interaction) throw new Error(`no interaction is called "${description}"`);
  change(interaction as Changed);
  const folder = mkdtempSync(join(scratch, 'folder-'));
  writeFileSync(join(folder, 'pact.json'), JSON.stringify({ ...pact, interactions: [interaction] }));
  return folder;
}

/** Makes every reply of a world fail, to test the verification itself. */
const spoil = async (world: string) => {
  await createControl(mock.url, world).addFault({ call: '*', kind: 'wrong-shape', times: 'always' });
};

function verified(folder: string, prepare?: (world: string) => Promise<void>): Promise<InteractionResult[]> {
  const [file] = readPacts(folder) as [PactFile];
  return verifyPact(mockProvider(mock.url, prepare), file);
}

const broken = (results: InteractionResult[]) =>
  results
    .filter(({ isMet }) => !isMet)
    .map(({ description, differences }) => `${description}: ${differences.map(textOf).join('; ')}`);

describe('the shipped mock', () => {
  it.each(readPacts(PACTS).map((file) => [file.pact.provider.name, file] as const))(
    'satisfies every interaction with %s',
    async (_name, file) => {
      const results = await verifyPact(mockProvider(mock.url), file);
      expect(broken(results)).toEqual([]);
      expect(results).toHaveLength(file.interactions);
    },
  );
});

describe('the verification', () => {
  const LOGIN = 'a login';
  const REFUSED = 'a login with a wrong password';

  it('passes an interaction that the provider satisfies', async () => {
    expect(await verified(onePact(LOGIN))).toMatchObject([{ isMet: true, differences: [] }]);
  });

  it('fails when the reply has another shape', async () => {
    expect(await verified(onePact(LOGIN), spoil)).toMatchObject([
      {
        isMet: false,
        differences: [
          { description: expect.stringContaining('missing the following keys: token') as string },
        ],
      },
    ]);
  });

  it('fails when a reply has another status, lacks a field or refuses with another code', async () => {
    const other = [
      onePact(LOGIN, ({ response }) => (response.status = 201)),
      onePact(LOGIN, ({ response }) => (response.body.content = { token: 'a', secondToken: 'b' })),
      onePact(REFUSED, ({ response }) => (response.body.content = { message: 'NO_USER' })),
    ];
    for (const folder of other) expect(await verified(folder)).toMatchObject([{ isMet: false }]);
  });

  it('fails on a state without a scenario, and names it', async () => {
    const folder = onePact(
      LOGIN,
      (interaction) => (interaction.providerStates = [{ name: 'a member on the moon' }]),
    );
    expect(broken(await verified(folder))).toEqual([
      expect.stringContaining('no scenario is called "a member on the moon"'),
    ]);
  });

  it('fails on a state without a request', async () => {
    const [file] = readPacts(onePact(LOGIN)) as [PactFile];
    const more = { ...file, states: [...file.states, 'the service has ended'] };
    await expect(verifyPact(mockProvider(mock.url), more)).rejects.toThrow(
      'no interaction uses the state "the service has ended"',
    );
  });

  it('fails on a state that cannot be entered, with the provider’s message', async () => {
    const provider = { ...mockProvider(mock.url), enter: () => Promise.reject(new Error('out of members')) };
    const [file] = readPacts(onePact(LOGIN)) as [PactFile];
    expect(broken(await verifyPact(provider, file))).toEqual(['a login: the state "demo": out of members']);
  });

  it('fails when an interaction names no state, or two', () => {
    const none = onePact(LOGIN, (interaction) => (interaction.providerStates = []));
    const two = onePact(LOGIN, (interaction) => interaction.providerStates?.push({ name: 'demo' }));
    expect(() => readPacts(none)).toThrow('names 0 states');
    expect(() => readPacts(two)).toThrow('names 2 states');
  });

  it('fails when there is no pact', () => {
    expect(() => readPacts(mkdtempSync(join(scratch, 'empty-')))).toThrow('no pact');
  });
});
