import { texts as thaiFirst } from './th-first.ts';

type Texts = Record<string, unknown>;
/** Texts by the path of their file. */
type TextSet = Record<string, Texts>;

/** The texts of the login in the language that most read are part of the app's own file: they cost no round trip. */
const FIRST = 'th-first';

const SETS = import.meta.glob<TextSet>(['./*-*.ts', '!./load-text.ts', '!./th-first.ts'], {
  import: 'texts',
});

/** Which file has a namespace's texts: on a phone each file costs a part of a round trip. */
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

/** @throws Error when they cannot be fetched */
export async function loadText(locale: string, namespace: string): Promise<Texts> {
  const name = `${locale}-${SET_OF[namespace] ?? 'member'}`;
  const set = name === FIRST ? thaiFirst : await SETS[`./${name}.ts`]?.();
  const [, texts] = Object.entries(set ?? {}).find(([file]) => file.endsWith(`/${namespace}.json`)) ?? [];
  if (!texts) throw new Error(`there are no texts ${locale}/${namespace}`);
  return texts;
}
