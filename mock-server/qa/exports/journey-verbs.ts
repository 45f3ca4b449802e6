import type { VerbInput } from '../../engine/events.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import { foundId } from './journey-ids.ts';
import { endSession, line, note, quoted, write, type Journey } from './journey-lines.ts';
import { inputWithoutSecrets } from './without-secrets.ts';

/** Verbs that the console calls by itself, or that do not change the product's state. */
const SKIPPED =
  /^(?:PUT \/history|POST \/history\/|DELETE \/journal|POST \/journal\/wait|POST \/copy|POST \/members\/\{phone\}\/(?:tokens|open)$)/;

export const isSkipped = (verb: string): boolean => SKIPPED.test(verb);

interface Ruled {
  verb: string;
  /** Null if it was too long to be kept. */
  input: VerbInput | null;
  /** The world before the verb, which few verbs need. */
  before: () => Snapshot;
}

export function stepOfVerb(journey: Journey, { verb, input, before }: Ruled): void {
  if (!input) return note(journey, `Not repeated: ${verb}, for its input is too long.`);
  const params = Object.entries(input.params).map(
    ([name, value]) => `${name}: ${foundId(journey.worlds, before, name, value) ?? quoted(value)}`,
  );
  const body = input.body === null ? null : inputWithoutSecrets(input.body);
  const parts = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(body === null || isEmpty(body) ? [] : [`body: ${line(body)}`]),
  ];
  write(journey, `await world.call(${quoted(verb)}${parts.length > 0 ? `, { ${parts.join(', ')} }` : ''});`);
  const isOwn = input.params['phone'] === journey.member?.phone;
  const { terminated, isActive } = (input.body ?? {}) as { terminated?: boolean; isActive?: boolean };
  if (verb === 'DELETE /members/{phone}/tokens' && isOwn) endSession(journey);
  if (verb === 'PUT /members/{phone}/active' && isOwn && isActive === false) endSession(journey, 403);
  if (verb === 'PUT /flags' && terminated === true) endSession(journey, 410);
  const isShown = journey.screen === 'qr' && input.params['qrcodeId'] === journey.qr;
  if (verb === 'POST /qrs/{qrcodeId}/paid' && isShown) {
    write(journey, 'await expect(deposit.paid).toBeVisible();', 'await deposit.done.click();');
    journey.screen = 'home';
  }
}

const isEmpty = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).length === 0;
