import { parseUrl } from 'contracts/rules';

/** The names under which others may reach the mock, besides this machine. */
export interface KnownNames {
  /** Besides those of this machine, in lower case. */
  hosts?: readonly string[];
  /** Any address is allowed as Host: for a mock that listens on the whole network. */
  anyAddress?: boolean;
  /** Other origins whose pages may call the API. */
  origins?: readonly string[];
}

/** Guards against requests that a foreign page makes in the tester's browser. */
export interface KnownHosts {
  /**
   * Whether the mock answers under this Host. A page can point its own name at 127.0.0.1 (DNS rebinding); the
   * browser then treats the mock as part of that page, but still sends the name.
   */
  isHost: (host: string | undefined) => boolean;
  /** Whether a page may call: one of this machine, of a known origin, or of the host that it calls. */
  isPage: (headers: PageHeaders) => boolean;
  /**
   * Whether a page may send the form that enters a game. The apps hide their origin there, as their Referrer-Policy says, so
   * that a foreign page which does the same can only be told by `Sec-Fetch-Site`, and not from an app of a known origin. A form
   * always navigates, so scripts of foreign pages are refused in any case.
   */
  isEntry: (headers: PageHeaders) => boolean;
}

/** Headers that identify the calling page. Tools send neither `origin` nor `sec-fetch-site`. */
export interface PageHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
  'sec-fetch-mode'?: string | string[] | undefined;
}

export const UNKNOWN_HOST = 'the mock answers under names of this machine and those of MOCK_HOSTS';
export const FOREIGN_PAGE = 'only pages of this machine or of an origin in MOCK_ORIGINS may call the API';

/** Paths of the control API, which has its own guard: its token opens it under any name. */
export const CONTROL_PATH = /^\/qa\/(?:api|live)(?:[/?]|$)/;

export const OWN_ORIGIN = /^https?:\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/;

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/;
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
const ADDRESS = /^(?:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[[0-9a-f:.]+\])$/;

/** The one rule on Host and Origin, for calls, files, games, sockets and app hosts. */
export function createKnownHosts({
  hosts = [],
  anyAddress = false,
  origins = [],
}: KnownNames = {}): KnownHosts {
  const isHost = (host: string | undefined) => {
    const name = nameIn(host);
    if (name === undefined) return false;
    // Only a name can be pointed at this machine, so any IP address is safe.
    return LOOPBACK.test(name) || hosts.includes(name) || (anyAddress && ADDRESS.test(name));
  };
  const isPage = ({ host, origin, 'sec-fetch-site': site }: PageHeaders) => {
    // A browser sends no Origin when a page embeds or opens an address, but Sec-Fetch-Site still says that it is cross-site.
    if (origin === undefined) return site !== 'cross-site';
    return OWN_ORIGIN.test(origin) || origins.includes(origin) || isOriginOf(origin, host);
  };
  const isEntry = (headers: PageHeaders) => {
    if (headers.origin !== 'null' || isPage(headers)) return isPage(headers);
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
    return site !== 'cross-site' || (origins.length > 0 && mode === 'navigate');
  };
  return { isHost, isPage, isEntry };
}

/** Undefined for what is no Host. */
function nameIn(host: string | undefined): string | undefined {
  return HOST.exec(host?.toLowerCase() ?? '')?.[1];
}

/**
 * The address of a page of this machine for the caller of this Host: its own 127.0.0.1 is another machine, so it gets the
 * name under which it reached this one, also in place of an address, because cookies belong to one name. A listener of the whole
 * network may name its wildcard, which is no one's address.
 */
export function addressFor(host: string | undefined, address: string): string {
  const name = nameIn(host);
  const { hostname } = new URL(address);
  if (name === undefined) return address;
  const isReplaced = WILDCARDS.has(hostname) || !LOOPBACK.test(name);
  return isReplaced ? address.replace(hostname, name) : address;
}

function isOriginOf(origin: string, host: string | undefined): boolean {
  return host !== undefined && parseUrl(origin)?.host === host.toLowerCase();
}

/** Addresses for listening on the whole network. */
export const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);

/** The names that the address it listens on implies. */
export function namesOfListener(address: string): Required<Pick<KnownNames, 'hosts' | 'anyAddress'>> {
  const anyAddress = WILDCARDS.has(address);
  const name = address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
  return { hosts: anyAddress ? [] : [name.toLowerCase()], anyAddress };
}
