/** Thrown while reading the outcome: the state was read, and fits both an order that was carried out and one that was not. */
export class OutcomeUnproven extends Error {
  override name = 'OutcomeUnproven';
}
