import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPacts } from '../pact-files.ts';
import { isHttp, isMessage } from '../pact-types.ts';
import { replay, replayMessages } from './replay.ts';

const pactOf = (provider: string) => {
  const found = readPacts(join(import.meta.dirname, '../../pacts')).find(
    ({ pact }) => pact.provider.name === provider,
  );
  if (!found) throw new Error(`there is no pact of ${provider}`);
  return found.pact;
};

describe('the drill of the pacts', () => {
  it('lets a recorded reply pass, and not the same with another field', async () => {
    const pact = pactOf('wallet-api');
    const interaction = pact.interactions.filter(isHttp).find(({ description }) => description === 'a login');
    if (!interaction) throw new Error('no login');
    const trials = [{ token: 'a' }, { key: 'a' }].map((body) => ({
      interaction,
      reply: { status: 200, body },
    }));
    expect(await replay(pact, trials)).toEqual([true, false]);
  });

  it('lets a recorded message of the socket pass, and not an empty one', async () => {
    const pact = pactOf('wallet-chat');
    const [interaction] = pact.interactions.filter(isMessage);
    if (!interaction) throw new Error('no message');
    const trials = [interaction.contents.content, {}].map((received) => ({ interaction, received }));
    expect(await replayMessages(pact, trials)).toEqual([true, false]);
  });
});
