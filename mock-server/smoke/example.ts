import type { Input, Client } from '../client/create-client.ts';

/** A call that succeeds: the smoke run makes each of the 78, and bad input is made out of it. */
export interface Example {
  /** The scenario of its world; `demo` unless told. */
  given?: string;
  /** What goes with it, made in that world. A form is made again each time, for it can be sent once. */
  input?: (client: Client) => Promise<Input> | Input;
}
