const files = import.meta.glob<string>('./tiles/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The drawn picture of a provider, or a neutral one. [7.50] */
export function gameArt(code: string): string {
  return files[`./tiles/${code.toLowerCase()}.svg`] ?? files['./tiles/other.svg'] ?? '';
}
