import { parseUrl } from 'contracts/rules';

/** Who may be named in the Host and Origin of a request. */
export interface KnownNames {
  /** Names of the mock beside those of this machine, in lower case. */
  hosts?: readonly string[];
  /** Any address is good as a host: for a mock that listens on the whole network. */
  anyAddress?: boolean;
  /** Origins of pages from elsewhere that may call the API. */
  origins?: readonly string[];
}

export interface KnownHosts {
  /**
   * Whether the mock answers under this Host. A page can point a name of its own at 127.0.0.1 (DNS rebinding); the
   * browser then takes the mock for a part of that page, but still sends the name.
   */
  isHost: (host: string | undefined) => boolean;
  /** Whether a page may call: one of this machine, of a known origin, or of the very host that it calls. */
  isPage: (headers: PageHeaders) => boolean;
}

/** What tells which page a request comes from. Tools send neither `origin` nor `sec-fetch-site`. */
export interface PageHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/** Pages of this machine, on any port. */
export const OWN_ORIGIN = /^https?:\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/;

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/;
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
const ADDRESS = /^(?:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[[0-9a-f:.]+\])$/;

/** The one rule on Host and Origin, for calls, files, games, sockets and the apps' hosts. */
export function createKnownHosts({
  hosts = [],
  anyAddress = false,
  origins = [],
}: KnownNames = {}): KnownHosts {
  const isHost = (host: string | undefined) => {
    const name = HOST.exec(host?.toLowerCase() ?? '')?.[1];
    if (name === undefined) return false;
    // An address is no name: nobody can point it elsewhere.
    return LOOPBACK.test(name) || hosts.includes(name) || (anyAddress && ADDRESS.test(name));
  };
  const isPage = ({ host, origin, 'sec-fetch-site': site }: PageHeaders) => {
    // A browser names no origin where a page only embeds or opens an address, but still says that it is another's.
    if (origin === undefined) return site !== 'cross-site';
    return OWN_ORIGIN.test(origin) || origins.includes(origin) || isOriginOf(origin, host);
  };
  return { isHost, isPage };
}

function isOriginOf(origin: string, host: string | undefined): boolean {
  return host !== undefined && parseUrl(origin)?.host === host.toLowerCase();
}

/** The addresses of a listener that stand for the whole network. */
const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);

/** The names that come with the address on which the mock listens. */
export function namesOfListener(address: string): Required<Pick<KnownNames, 'hosts' | 'anyAddress'>> {
  const anyAddress = WILDCARDS.has(address);
  const name = address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
  return { hosts: anyAddress ? [] : [name.toLowerCase()], anyAddress };
}
