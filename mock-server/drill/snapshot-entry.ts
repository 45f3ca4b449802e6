import fc from 'fast-check';
import { addressOf, createControl, verbs } from '../control/index.ts';
import { aText, anyJson } from './arbitraries.ts';
import { type EntryPoint, inBatches } from './entry-point.ts';
import { forEach, sendTo } from './target.ts';

const WORLD = 'snapshots';
const { method, path } = addressOf('PUT /snapshot', verbs['PUT /snapshot']);
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
    const { token } = await control.issueToken('0812345678');
    const good = JSON.stringify(await control.snapshot());
    const wallet = {
      method: 'GET',
      path: '/api/wallet',
      headers: { 'x-requested-with': 'wallet-user', 'x-mock-world': WORLD, authorization: `Bearer ${token}` },
    };
    await inBatches(tries, async (size, index) => {
      await forEach(fc.sample(aDamage, { numRuns: size, seed: seed + index }), async (damage) => {
        const body = JSON.stringify(damaged(JSON.parse(good) as object, damage));
        const put = { method, path: path.replace('{world}', WORLD), headers: JSON_TYPE, body };
        const answered = await sendTo(url, put);
        const about = () => JSON.stringify(damage);
        counts.add(answered, about);
        if (answered.status !== 200) return;
        const asked = await sendTo(url, wallet);
        if (asked.status >= 500) counts.fail(`${asked.status} of a loaded world ← ${about()}`);
      });
    });
    await control.loadSnapshot(JSON.parse(good) as object);
  },
};

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
