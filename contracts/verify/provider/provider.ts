/** The provider's reply to a state change. */
export interface Entered {
  /** Sent with every request of the interaction to select its world, tenant or schema. */
  headers: Record<string, string>;
  /** Token of the member in this state; replaces the pact's placeholder. */
  token: string | null;
  /** Values for placeholders in a path or body, such as `qrcodeId`. */
  values: Record<string, string>;
}

/** A message to emit in a chat room. */
export interface Said {
  room: string;
  sender: string;
  message: unknown;
}

/** A service under verification: the mock, or a backend at a URL. */
export interface Provider {
  url: string;
  /** Address of the chat's socket, if it differs. [7.57] */
  chatUrl?: string;
  /** @throws Error with the reason when the state cannot be entered, such as an unknown state. */
  enter: (state: string) => Promise<Entered>;
  /** Makes the provider emit a message. */
  say: (entered: Entered, said: Said) => Promise<void>;
}
