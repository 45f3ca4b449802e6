const LIFETIME = /^(?:expires|max-age)=/i;

/**
 * The `Set-Cookie` values of the service in a form that the page can delete at the end of a session: visible to scripts, at
 * the root path, without `Secure`. Keeps name, value and lifetime; drops a cookie without a name, which nothing deletes. (K1)
 */
export const wipeableCookies = (headers: readonly string[]): string[] =>
  headers.flatMap((header) => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    if (pair.indexOf('=') < 1) return [];
    return [pair, 'Path=/', ...attributes.filter((attribute) => LIFETIME.test(attribute))].join('; ');
  });
