/** What a provider says after it has entered a state. */
export interface Entered {
  /** Go with every request of the interaction, so that it finds its own world, tenant or schema. */
  headers: Record<string, string>;
  /** A token of the member that the state is about; takes the place of the pact's placeholder. */
  token: string | null;
  /** What a path or a body refers to, such as `qrcodeId`. */
  values: Record<string, string>;
}

/** Somebody says something in a room of the chat. */
export interface Said {
  room: string;
  sender: string;
  message: unknown;
}

/** Whatever keeps the pacts: the mock, or a backend behind an address. */
export interface Provider {
  url: string;
  /** Where the chat's socket is, when it is elsewhere. [7.57] */
  chatUrl?: string;
  /** @throws Error that says why the state cannot be entered, such as that nobody knows it. */
  enter: (state: string) => Promise<Entered>;
  /** Makes the provider emit a message. */
  say: (entered: Entered, said: Said) => Promise<void>;
}
