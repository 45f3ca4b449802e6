import fc from 'fast-check';
import { addressOf, createControl, verbs } from '../control/index.ts';
import { aText, anyJson } from './arbitraries.ts';
import { type EntryPoint, inBatches } from './entry-point.ts';
import { forEach, sendTo, type Sent } from './target.ts';

const WORLD = 'snapshots';
const { method, path } = addressOf('PUT /snapshot', verbs['PUT /snapshot']);
const PHONE = '0812345678';
const JSON_TYPE = { 'content-type': 'application/json' };

const aChange = fc.record({
  steps: fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 8 }),
  value: fc.oneof(anyJson, aText, fc.constantFrom(-1, 0, 1e15, 2 ** 53, null, [], {})),
});
const aDamage = fc.array(aChange, { minLength: 0, maxLength: 3 });

export const snapshotEntry: EntryPoint = {
  name: 'snapshots',
  attack: async ({ url }, { seed, tries, counts }) => {
    const control = createControl(url, WORLD);
    await control.reset({ scenario: 'demo' });
    const { token } = await control.issueToken(PHONE);
    const good = JSON.stringify(await control.snapshot());
    const questions = questionsWith(token);
    await inBatches(tries, async (size, index) => {
      await forEach(fc.sample(aDamage, { numRuns: size, seed: seed + index }), async (damage) => {
        const body = JSON.stringify(damaged(JSON.parse(good) as object, damage));
        const put = { method, path: path.replace('{world}', WORLD), headers: JSON_TYPE, body };
        const answered = await sendTo(url, put);
        const about = () => JSON.stringify(damage);
        counts.add(answered, about);
        if (answered.status !== 200) return;
        // Another one for each damage, and the same in each run: all of them would take most of the time.
        const question = questions[about().length % questions.length];
        if (!question) return;
        const asked = await sendTo(url, question);
        if (asked.status >= 500)
          counts.fail(`${asked.status} of ${question.path} of a loaded world ← ${about()}`);
      });
    });
    await control.loadSnapshot(JSON.parse(good) as object);
  },
};

/** Calls and verbs that read what a snapshot holds of a member. */
function questionsWith(token: string): Sent[] {
  const headers = {
    'x-requested-with': 'wallet-user',
    'x-mock-world': WORLD,
    authorization: `Bearer ${token}`,
  };
  const body = '{"page":1,"limit":100}';
  const lists = ['statement', 'statement/slip', 'invite', 'refund'];
  const calls = [
    'wallet',
    'account/profile',
    'bonus',
    'bonus/check/active',
    'qrcode/KBANK',
    'spinwheel/setup',
  ];
  const reads = ['ledger', `members/${PHONE}/bonus`, 'qrs', 'qrs/refuse-next', 'withdrawals', 'journal.har'];
  return [
    ...calls.map((call) => ({ method: 'GET', path: `/api/${call}`, headers })),
    ...lists.map((list) => ({
      method: 'POST',
      path: `/api/${list}`,
      headers: { ...headers, ...JSON_TYPE },
      body,
    })),
    ...reads.map((read) => ({ method: 'GET', path: path.replace('{world}/snapshot', `${WORLD}/${read}`) })),
  ];
}

function damaged(root: object, changes: readonly { steps: readonly number[]; value: unknown }[]): object {
  for (const { steps, value } of changes) {
    let at = root as Record<string, unknown>;
    for (const [index, step] of steps.entries()) {
      const keys = Object.keys(at);
      const key = keys[step % Math.max(1, keys.length)];
      if (key === undefined) break;
      const next = at[key];
      if (index === steps.length - 1 || typeof next !== 'object' || next === null) {
        at[key] = value;
        break;
      }
      at = next as Record<string, unknown>;
    }
  }
  return root;
}
