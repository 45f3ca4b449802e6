/** Parses a URL, relative to `base` if given; null when it is invalid. `URL.parse` is missing in browsers of 2023. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
