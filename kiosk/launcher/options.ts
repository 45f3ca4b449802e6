import { parseArgs } from 'node:util';

/** Where `npm start` serves the kiosk app. */
const DEFAULT_URL = 'http://127.0.0.1:4200/';

export interface LaunchOptions {
  url: string;
  debuggingPort?: number;
}

/**
 * Reads `launch.ts [url] [--test-debugging-port=<port>]`.
 * @throws Error in one sentence that says what is wrong.
 */
export function readOptions(args: string[]): LaunchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'test-debugging-port': { type: 'string' } },
  });
  const [address = DEFAULT_URL, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`one address is enough: ${positionals.join(' ')}`);
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Error(`not a web address: ${address}`);
  const port = values['test-debugging-port'];
  return { url: url.href, ...(port === undefined ? {} : { debuggingPort: portNumber(port) }) };
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`not a port: ${text}`);
  return port;
}
