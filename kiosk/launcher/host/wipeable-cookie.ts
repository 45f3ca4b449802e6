const LIFETIME = /^(?:expires|max-age)=/i;

/**
 * A `Set-Cookie` value of the service in a form that the page can delete at the end of a session: visible to scripts, at
 * the root path, without `Secure`. Keeps name, value and lifetime. (K1)
 */
export function wipeableCookie(header: string): string {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  return [pair, 'Path=/', ...attributes.filter((attribute) => LIFETIME.test(attribute))].join('; ');
}
