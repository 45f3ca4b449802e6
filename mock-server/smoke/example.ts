import type { Input, Client } from '../client/create-client.ts';

/** A call that succeeds: the smoke run makes each one, and the tests derive bad input from it. */
export interface Example {
  /** The scenario of its world; `demo` by default. */
  given?: string;
  /** Builds its input in that world. A form is built for each request, because it can be sent only once. */
  input?: (client: Client) => Promise<Input> | Input;
}
