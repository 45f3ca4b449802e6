/** Whether the provider met an interaction in its state, and how its answer differs otherwise. */
export interface InteractionResult {
  description: string;
  state: string;
  isMet: boolean;
  differences: Difference[];
}

/**
 * One difference in a broker's terms: `attribute` is `body`, `status`, `header`, or `exception` when nothing could be
 * compared.
 */
export interface Difference {
  attribute: string;
  /** Such as `$.slots[0].web`. */
  identifier?: string;
  description: string;
}

export const textOf = ({ attribute, identifier, description }: Difference): string =>
  attribute === 'exception' ? description : `${identifier ?? attribute}: ${description}`;

/** A difference for an interaction that could not be compared. */
export const exception = (description: string): Difference => ({ attribute: 'exception', description });

interface Report {
  interactionResults?: {
    description: string;
    providerStates: string[];
    result: string;
    mismatch?: Mismatch;
  }[];
}

interface Mismatch {
  type: string;
  message?: string;
  mismatches?: { type: string; mismatch?: string; path?: string; expected?: unknown; actual?: unknown }[];
}

/** @throws Error with the text itself when it is not a report: the verifier could not run. */
export function readResults(text: string): InteractionResult[] {
  const { interactionResults } = parse(text);
  if (!interactionResults) throw new Error(text);
  return interactionResults.map(({ description, providerStates, result, mismatch }) => ({
    description,
    state: providerStates[0] ?? '',
    isMet: result === 'OK',
    differences: mismatch ? differencesIn(mismatch) : [],
  }));
}

function parse(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    throw new Error(text);
  }
}

function differencesIn({ type, message, mismatches = [] }: Mismatch): Difference[] {
  if (mismatches.length === 0) return [exception(message ?? type)];
  return mismatches.map(({ type: kind, mismatch, path, expected, actual }) => ({
    attribute: kind.replace(/(?:Type)?Mismatch$/, '').toLowerCase(),
    ...(path === undefined ? {} : { identifier: path }),
    description: mismatch ?? `expected ${String(expected)}, got ${String(actual)}`,
  }));
}
