import { isMediaHost } from './media-host.ts';
import { parseUrl } from './parse-url.ts';

interface HeaderOptions {
  framedBy?: string;
  /** The app's configuration. Its backends and its film and image hosts are the only foreign origins of the page. */
  config: Record<string, unknown>;
  https: boolean;
}

/** Two years, as browsers' preload lists require. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Browser features that the app does not use. It uses the clipboard to copy texts for the member. [8.25] */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The HTTP headers of the app; a production host sends the same. */
export function securityHeaders({
  config,
  https,
  framedBy = "'none'",
}: HeaderOptions): Record<string, string> {
  const backends = [config['apiBaseUrl'], config['chatUrl']].flatMap(originsOf);
  const pictures = pictureHosts(config['mediaHosts']);
  // The chat backend serves the chat's files. [7.54]
  const chatFiles = originsOf(config['chatUrl']).slice(0, 1);
  const films = new Set([...filmHosts(config['howto']), ...pictures, ...chatFiles]);
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src ${["'self'", 'data:', 'blob:', ...new Set([...pictures, ...chatFiles])].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...backends].join(' ')}`,
    `media-src ${["'self'", 'blob:', ...films].join(' ')}`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // One provider's login is a form post. [2.63] The production configuration names its origin.
    `form-action ${["'self'", ...formOrigins(config['gameFormOrigins'])].join(' ')}`,
    `frame-ancestors ${framedBy}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // Raw HTML reaches the document only through the app's sanitising policy. DOMPurify creates its own policy; if it
    // is not listed here, DOMPurify falls back to plain strings, which the sink refuses.
    `require-trusted-types-for 'script'`,
    // The URL of the service worker is a script URL too.
    `trusted-types wallet-html wallet-worker dompurify`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...SWITCHED_OFF.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
    ...(https ? { 'strict-transport-security': HSTS } : {}),
  };
}

function formOrigins(origins: unknown): string[] {
  return Array.isArray(origins) ? origins.flatMap((origin) => originsOf(origin).slice(0, 1)) : [];
}

/** A relative address is on the page's own origin. Of one that is none, such as one with a mistyped port, the page says so. */
export function originsOf(address: unknown): string[] {
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address)) return [];
  const origin = parseUrl(address)?.origin;
  return origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')];
}

function pictureHosts(hosts: unknown): string[] {
  return Array.isArray(hosts) ? hosts.filter(isMediaHost) : [];
}

function filmHosts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return [...new Set(Object.values(value).flatMap(filmHosts))];
  return originsOf(value).filter((origin) => origin.startsWith('http'));
}
