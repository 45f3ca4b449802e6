interface HeaderOptions {
  /** The app's configuration; its backends are the only foreign origins that the page may talk to. */
  config: Record<string, unknown>;
  https: boolean;
}

/** The headers under which the app runs; a production host sends the same. */
export function securityHeaders({ config, https }: HeaderOptions): Record<string, string> {
  const backends = [config['apiBaseUrl'], config['chatUrl']].flatMap(originsOf);
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...backends].join(' ')}`,
    `media-src 'self' blob:`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // Raw HTML reaches the document through the app's one sanitising policy only.
    `require-trusted-types-for 'script'`,
    `trusted-types wallet-html dompurify`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self)`,
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** A backend's origin, and its twin for web sockets. */
function originsOf(address: unknown): string[] {
  if (typeof address !== 'string' || address === '') return [];
  const { origin } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws')];
}
