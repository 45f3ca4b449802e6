import { MARKER_HEADER } from 'contracts/rules';
import type { Send } from '../../api/send.ts';

/**
 * The network, for requests without any header that is not meant. Pact itself notices one that is missing or differs, and
 * lets others pass: a token that is sent where none is asked for. [7.01]
 * @throws Error naming the headers, so that the consumer test fails.
 */
export function noMoreHeaders(token: string | null): Send {
  return (address, init) => {
    const meant = new Set([
      'accept',
      MARKER_HEADER.toLowerCase(),
      ...(token === null ? [] : ['authorization']),
      ...(typeof init.body === 'string' ? ['content-type'] : []),
    ]);
    const more = [...init.headers.keys()].filter((name) => !meant.has(name));
    if (more.length > 0) return Promise.reject(new Error(`sent without being asked for: ${more.join(', ')}`));
    return fetch(address, init);
  };
}
