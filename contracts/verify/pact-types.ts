/** The part of a pact file (version 4) that this package reads. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata?: unknown;
}

/** What the consumer expects in one situation; `description` is the title of its test. */
export interface Interaction {
  type: string;
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
}

export interface HttpInteraction extends Interaction {
  type: 'Synchronous/HTTP';
  request: { method: string; path: string; headers?: Record<string, string[]>; body?: Body } & Rules;
  response: { status: number; headers?: Record<string, string[]>; body?: Body } & Rules;
}

export interface MessageInteraction extends Interaction {
  type: 'Asynchronous/Messages';
  contents: Body;
  metadata?: Record<string, unknown>;
  matchingRules?: Rules['matchingRules'];
}

/** A body as a pact stores it; `encoded` names its encoding, such as `base64`, or is `false` for plain content. */
export interface Body {
  content: unknown;
  contentType?: string;
  encoded?: boolean | string;
}

interface Rules {
  matchingRules?: Record<string, Record<string, Rule> | undefined>;
}

/** How a value is compared; all `matchers` must hold. Without a rule, the value must be equal. */
export interface Rule {
  matchers: { match: string; regex?: string; min?: number; variants?: Variant[] }[];
}

/** An entry that a list must contain, with its own rules. */
export interface Variant {
  index: number;
  rules: Record<string, Rule>;
}

export const isHttp = (interaction: Interaction): interaction is HttpInteraction =>
  interaction.type === 'Synchronous/HTTP';

export const isMessage = (interaction: Interaction): interaction is MessageInteraction =>
  interaction.type === 'Asynchronous/Messages';
