import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControl } from '../control/index.ts';
import { startMockProcess } from '../client/mock-process.ts';

export interface KillCounts {
  kills: number;
  /** Answered before a kill. */
  acknowledged: number;
  /** Answered writes that the next process does not have. */
  lost: number;
  unbalanced: number;
}

const PHONE = '0812345678';
const GAME = 'PG';
/** Initial baht in the wallet: enough for every transfer of a run. */
const MONEY = 1_000_000;
const WRITERS = 4;
const SHORTEST_MS = 20;
const LONGEST_MS = 400;

/**
 * Kills the mock `rounds` times with SIGKILL during transfers of 1 baht, and compares the answers with what
 * the next process reads from the folder.
 * @param chance fractions from 0 to 1 that choose the moments of the kills
 */
export async function runKills(rounds: number, chance: () => number): Promise<KillCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const counts: KillCounts = { kills: 0, acknowledged: 0, lost: 0, unbalanced: 0 };
  const start = () => startMockProcess(['--data', folder]);
  let mock = await start();
  try {
    const control = createControl(mock.url, 'kills');
    await control.reset({ scenario: 'a member with known game credentials', seed: 7 });
    await control.setBalance(PHONE, { account: 'WALLET', amount: MONEY });
    await control.setBalance(PHONE, { account: GAME, amount: 0 });
    const { token } = await control.issueToken(PHONE);
    let moved = 0;
    for (let round = 0; round < rounds; round += 1) {
      const writers = writeUntilCut(mock.url, token);
      await new Promise((resolve) =>
        setTimeout(resolve, SHORTEST_MS + chance() * (LONGEST_MS - SHORTEST_MS)),
      );
      await mock.end('SIGKILL');
      const acknowledged = await writers;
      mock = await start();
      const { wallet, games } = await createControl(mock.url, 'kills').member(PHONE);
      const inGame = games[GAME] ?? 0;
      counts.kills += 1;
      counts.acknowledged += acknowledged;
      counts.lost += Math.max(0, moved + acknowledged - inGame);
      // Each writer may have one transfer that was booked and not answered.
      if (wallet + inGame !== MONEY || inGame > moved + acknowledged + WRITERS) counts.unbalanced += 1;
      moved = inGame;
    }
  } finally {
    await mock.end('SIGKILL');
    await rm(folder, { recursive: true });
  }
  return counts;
}

/** @returns how many transfers were answered before the connection broke */
async function writeUntilCut(url: string, token: string): Promise<number> {
  let acknowledged = 0;
  const write = async () => {
    for (;;) {
      const answer = await fetch(`${url}/api/wallet/transfer`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-mock-world': 'kills',
          'x-requested-with': 'wallet-user',
        },
        body: JSON.stringify({ from: 'WALLET', to: GAME, amount: 1 }),
      });
      if (!answer.ok) throw new Error(`transfer: status ${answer.status}`);
      acknowledged += 1;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write));
  for (const end of ends) {
    // A cut connection is a TypeError of fetch; any other error is a defect of the mock.
    if (end.status === 'rejected' && !(end.reason instanceof TypeError)) throw end.reason;
  }
  return acknowledged;
}
