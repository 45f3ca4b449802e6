import { texts as thaiFirst } from './th-first.ts';

type Texts = Record<string, unknown>;
type TextSet = Record<string, Texts>;

/** The login's texts in the most common language are part of the entry chunk: no extra round trip. */
const FIRST = 'th-first';

const SETS = import.meta.glob<TextSet>(['./*-*.ts', '!./load-text.ts', '!./th-first.ts'], {
  import: 'texts',
});

/** Which file has a namespace's texts: on a phone each file costs part of a round trip. */
const SET_OF: Partial<Record<string, string>> = {
  chat: 'chat',
  'chat-entrance': 'first',
  common: 'first',
  errors: 'first',
  login: 'first',
  contact: 'visitor',
  howto: 'visitor',
  register: 'visitor',
  kiosk: 'kiosk',
};

/** @throws Error when the file cannot be fetched */
export async function loadText(locale: string, namespace: string): Promise<Texts> {
  const name = `${locale}-${SET_OF[namespace] ?? 'member'}`;
  const set = name === FIRST ? thaiFirst : await SETS[`./${name}.ts`]?.();
  const [, texts] = Object.entries(set ?? {}).find(([file]) => file.endsWith(`/${namespace}.json`)) ?? [];
  if (!texts) throw new Error(`no texts for ${locale}/${namespace}`);
  return texts;
}
