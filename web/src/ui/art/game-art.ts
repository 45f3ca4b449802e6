import { drawnArt } from './drawn-art.ts';

const files = import.meta.glob<string>('./tiles/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The drawn picture of a provider; one derived from the code where there is none. [7.50] */
export function gameArt(code: string): string {
  return files[`./tiles/${code.toLowerCase()}.svg`] ?? drawnArt(code);
}
