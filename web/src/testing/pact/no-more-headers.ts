import { MARKER_HEADER } from 'contracts/rules';
import type { Send } from '../../api/send.ts';

/**
 * The network, for requests without unexpected headers. Pact detects missing or different headers but lets additional ones
 * pass, for example a token that is not required. [7.01]
 * @throws Error with the header names, so that the consumer test fails.
 */
export function noMoreHeaders(token: string | null, network: Send = fetch): Send {
  return (address, init) => {
    const meant = new Set([
      'accept',
      MARKER_HEADER.toLowerCase(),
      ...(token === null ? [] : ['authorization']),
      ...(typeof init.body === 'string' ? ['content-type'] : []),
    ]);
    const more = [...init.headers.keys()].filter((name) => !meant.has(name));
    if (more.length > 0) return Promise.reject(new Error(`unexpected request header: ${more.join(', ')}`));
    return network(address, init);
  };
}
