import { drawnArt } from './drawn-art.ts';

const files = import.meta.glob<string>('./tiles/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The picture of a game, included or drawn from its code: an address for `src`. */
export function gameArt(code: string): string {
  return files[`./tiles/${code.toLowerCase()}.svg`] ?? drawnArt(code);
}
