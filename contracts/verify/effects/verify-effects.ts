import { isDeepStrictEqual } from 'node:util';
import type { Provider } from '../provider/provider.ts';
import type { CallReport } from '../report.ts';
import { reasonOf } from '../reason-of.ts';
import { exception, type Difference, type InteractionResult } from '../results.ts';
import { accountEffects } from './accounts.ts';
import { askIn } from './ask.ts';
import type { Effect } from './effect.ts';
import { moneyEffects } from './money.ts';
import { recordEffects } from './records.ts';

export const effects: readonly Effect[] = [...moneyEffects, ...accountEffects, ...recordEffects];

/**
 * Makes each call that changes something, and compares what other calls answer before and after it: a change that is missing,
 * made twice or shown late satisfies every pact.
 * @param chosen all by default
 * @returns one report per call, in the format of the pact reports.
 */
export async function verifyEffects(provider: Provider, chosen = effects): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  for (const effect of chosen)
    reports.push({ call: `effects: ${effect.call}`, results: [await verifyEffect(provider, effect)] });
  return reports;
}

async function verifyEffect(
  provider: Provider,
  { what, state, compare }: Effect,
): Promise<InteractionResult> {
  const differences = await differencesOf(provider, state, compare);
  return { description: what, state, isMet: differences.length === 0, differences };
}

async function differencesOf(
  provider: Provider,
  state: string,
  compare: Effect['compare'],
): Promise<Difference[]> {
  try {
    const compared = await compare(askIn(provider.url, await provider.enter(state)));
    return Object.entries(compared).flatMap(([identifier, [expected, found]]) =>
      isDeepStrictEqual(expected, found)
        ? []
        : [
            {
              attribute: 'body',
              identifier,
              description: `expected ${JSON.stringify(expected)}, got ${JSON.stringify(found)}`,
            },
          ],
    );
  } catch (error) {
    return [exception(reasonOf(error))];
  }
}
