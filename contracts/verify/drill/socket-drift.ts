import type { PactFile } from '../pact-files.ts';
import { isMessage, type MessageInteraction } from '../pact-types.ts';
import { receiveMessage } from '../provider/receive-message.ts';
import type { Provider } from '../provider/provider.ts';
import { fieldsOf, mutationsOfMessage } from './mutations.ts';
import type { Drill } from './provider-drift.ts';
import { replayMessages, type MessageTrial } from './replay.ts';

/**
 * Changes each field of each chat message in each way, in all messages of its kind. A drift is caught when at least one
 * expectation fails.
 */
export async function drillSocket(provider: Provider, { pact }: PactFile): Promise<Drill> {
  const received: MessageTrial[] = [];
  for (const interaction of pact.interactions.filter(isMessage)) {
    const entered = await provider.enter(interaction.providerStates?.[0]?.name ?? '');
    received.push({ interaction, received: await receiveMessage(provider, entered, interaction) });
  }
  // A verifier that fails everything would count every drift as caught.
  const unchanged = await replayMessages(pact, received);
  const broken = received.find((_trial, at) => !unchanged[at]);
  if (broken) throw new Error(`"${broken.interaction.description}" fails without a drift`);
  const drifts = [...Map.groupBy(received, ({ interaction }) => kindOf(interaction))].flatMap(([kind, own]) =>
    mutationsOfMessage([...new Set(own.flatMap((trial) => fieldsOf(trial.received)))]).flatMap(
      ({ name, apply }) => {
        const trials = own.flatMap((trial) => {
          const drifted = apply({ status: 0, body: trial.received });
          return drifted ? [{ ...trial, received: drifted.body }] : [];
        });
        return trials.length === 0 ? [] : [{ name: `socket, ${kind}: ${name}`, trials }];
      },
    ),
  );
  const kept = await replayMessages(
    pact,
    drifts.flatMap(({ trials }) => trials),
  );
  let at = 0;
  const survivors = drifts
    .filter(({ trials }) => kept.slice(at, (at += trials.length)).every(Boolean))
    .map(({ name }) => name);
  return { caught: drifts.length - survivors.length, total: drifts.length, survivors };
}

/** A picture with a delivery is its own kind of message. */
function kindOf({ contents, metadata }: MessageInteraction): string {
  const { message } = contents.content as { message?: { message_type: string; deliver?: unknown } };
  const event = String(metadata?.['event']);
  return message ? `${event}: ${message.message_type}${message.deliver ? ' with delivery' : ''}` : event;
}
