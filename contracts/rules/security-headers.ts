import { isMediaHost } from './media-host.ts';

interface HeaderOptions {
  /** The one origin that may frame the app. */
  framedBy?: string;
  /** The app's configuration; its backends and the hosts of its films and pictures are the only foreign origins of the page. */
  config: Record<string, unknown>;
  https: boolean;
}

/** Two years, which is what browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Everything that the app has no use for. The clipboard takes what the member copies. [8.25] */
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

/** The headers under which the app runs; a production host sends the same. */
export function securityHeaders({
  config,
  https,
  framedBy = "'none'",
}: HeaderOptions): Record<string, string> {
  const backends = [config['apiBaseUrl'], config['chatUrl']].flatMap(originsOf);
  const pictures = pictureHosts(config['mediaHosts']);
  // Files of the chat lie with its backend. [7.54]
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
    // One provider takes its login as a form. [2.63] In production its origin is named in the configuration.
    `form-action ${["'self'", ...formOrigins(config['gameFormOrigins'])].join(' ')}`,
    `frame-ancestors ${framedBy}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // Raw HTML reaches the document through the app's one sanitising policy only. DOMPurify makes one of its own;
    // unnamed it would fall back to plain strings, which the sink refuses.
    `require-trusted-types-for 'script'`,
    // The address of the service worker is a script's too.
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

/** A backend's origin, and the same for web sockets. A relative address is on the page's own origin. */
function originsOf(address: unknown): string[] {
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address)) return [];
  const { origin } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** Where banners, provider art, the messenger's QR and slips lie, if not on the app's own origin. [3.15] */
function pictureHosts(hosts: unknown): string[] {
  return Array.isArray(hosts) ? hosts.filter(isMediaHost) : [];
}

/** Where films and captions lie that the configuration puts in place of the app's own. [2.26] */
function filmHosts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return [...new Set(Object.values(value).flatMap(filmHosts))];
  return originsOf(value).filter((origin) => origin.startsWith('http'));
}
