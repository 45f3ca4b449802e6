/** An address, relative to `base` where that is given; null when it is none. Not `URL.parse`, which browsers of 2023 lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
