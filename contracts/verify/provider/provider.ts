/** How requests reach the state that the provider has entered. */
export interface Entered {
  /** Sent with every request of the interaction to select its world, tenant or schema. */
  headers: Record<string, string>;
  /** Token of the member in this state; replaces the pact's placeholder. */
  token: string | null;
  /** Values for placeholders in a path or body, such as `qrcodeId`. */
  values: Record<string, string>;
}

/** A message of support that the provider must emit in a room. */
export interface AgentMessage {
  room: string;
  sender: string;
  message: unknown;
}

/** A backend to verify: where it is, and how to enter a state of a pact. Write one to verify your own. */
export interface Provider {
  url: string;
  /** If it differs. [7.57] */
  chatUrl?: string;
  /** @throws Error with the reason when the state cannot be entered, such as an unknown state. */
  enter: (state: string) => Promise<Entered>;
  say: (entered: Entered, said: AgentMessage) => Promise<void>;
}
