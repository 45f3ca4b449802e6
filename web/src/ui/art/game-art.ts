import { drawnArt } from './drawn-art.ts';

const files = import.meta.glob<string>('./tiles/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export function gameArt(code: string): string {
  return files[`./tiles/${code.toLowerCase()}.svg`] ?? drawnArt(code);
}
