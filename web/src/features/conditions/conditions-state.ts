import { isShownWhole } from '../../html/plain-lines.ts';
import { createReading } from '../../shared/visit/reading.ts';
import { servicesAtom } from '../../shared/session/services.ts';

interface Conditions {
  /** null: a text that cannot be shown whole. It keeps its place, because others may refer to the number of theirs. */
  texts: readonly (string | null)[];
}

/** HTML texts; render them only through the sanitiser. [2.31] */
export const { stateAtom: conditionsAtom, loadAtom: loadConditionsAtom } = createReading(
  (get) =>
    get(servicesAtom).call('GET /api/lookup/conditions', (reply): Conditions => {
      if (!Array.isArray(reply)) throw new TypeError('conditions: not a list');
      const read = reply.map((text: unknown) =>
        typeof text === 'string' && isShownWhole(text) ? text : null,
      );
      if (read.length > 0 && read.every((text) => text === null))
        throw new TypeError('conditions: no text is valid');
      return { texts: read };
    }),
  'cleared',
);
