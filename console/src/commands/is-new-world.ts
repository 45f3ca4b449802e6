interface History {
  isKept: boolean;
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

/**
 * Whether no verb is known to have changed a world. One that was copied, branched or stored begins with a point of no verb, and
 * holds what happened before. Where no history is kept, only the journal tells.
 */
export const isNewWorld = ({ isKept, points }: History): boolean =>
  !isKept || (points[0]?.verb !== null && points.every(({ verb }) => UNCHANGED.has(verb)));
