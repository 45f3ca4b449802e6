interface History {
  isKept: boolean;
  isTooLarge: boolean;
  points: readonly { verb: string | null }[];
}

/**
 * Of the points of a world in which nothing has happened that would be missed. Null is a call, of which the journal has an entry; a
 * sign-in is made again at once.
 */
const UNCHANGED: ReadonlySet<string | null> = new Set([
  'PUT /',
  'PUT /history',
  'POST /members/{phone}/tokens',
  null,
]);

/** With which a history begins that has all that happened since; the first points of another are gone. */
const BEGINNINGS: ReadonlySet<string | null | undefined> = new Set(['PUT /', 'PUT /history']);

/**
 * Whether no verb is known to have changed a world. One that was copied, branched or stored begins with a point of no verb, and
 * holds what happened before. Where no history is kept, only the journal tells.
 */
export const isNewWorld = ({ isKept, isTooLarge, points }: History): boolean =>
  !isKept ||
  (!isTooLarge && BEGINNINGS.has(points[0]?.verb) && points.every(({ verb }) => UNCHANGED.has(verb)));
