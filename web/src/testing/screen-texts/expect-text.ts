import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The file and the key of a label or sentence, the lines of the specification that need it, and its words. */
export type Row = readonly [text: string, lines: string, th: string, lo: string, en: string];

const files = new Map<string, unknown>();

function fileOf(path: string): unknown {
  const known: unknown = files.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  files.set(path, known);
  return known;
}

/** The text at a dotted key of a file. */
function textAt(language: string, file: string, key: string): unknown {
  const path = join(import.meta.dirname, '../../../locales', language, file);
  return key
    .split('.')
    .reduce((group, name) => (group as Record<string, unknown> | undefined)?.[name], fileOf(path));
}

/** Expects these words, by language, of the text that `home.json in_wallet` names. */
export function expectText(text: string, words: Readonly<Record<'th' | 'lo' | 'en', string>>): void {
  const [file = '', key = ''] = text.split(' ');
  for (const [language, word] of Object.entries(words))
    expect(textAt(language, file, key), language).toBe(word);
}
