export type Texts = { readonly [key: string]: unknown };

/** Kept, because the browser takes longer to create them than to draw a row: a list with counts asks many times. */
const rules: Record<string, Intl.PluralRules> = {};

export type Values = Readonly<Record<string, unknown>>;

/**
 * The sentence, list or group of a key such as `menu.home`; with a count, the plural form of the language.
 * @returns undefined when there is none
 */
export function findText(texts: Texts | undefined, key: string, language: string, count?: unknown): unknown {
  if (typeof count !== 'number') return textAt(texts, key);
  const form = (rules[language] ??= new Intl.PluralRules(language)).select(count);
  const forms = [...(count === 0 ? ['_zero'] : []), `_${form}`, '', '_other'];
  return forms.map((ending) => textAt(texts, key + ending)).find((text) => text !== undefined);
}

/** Own properties only: keys can come from the server. */
function textAt(texts: unknown, key: string): unknown {
  if (typeof texts !== 'object' || texts === null) return undefined;
  if (Object.hasOwn(texts, key)) return (texts as Texts)[key];
  const dot = key.indexOf('.');
  const group = key.slice(0, dot);
  return dot > 0 && Object.hasOwn(texts, group)
    ? textAt((texts as Texts)[group], key.slice(dot + 1))
    : undefined;
}

/** Fills `{{name}}` in a sentence or in every sentence of a list. A name without a value stays visible. */
export function fillIn(text: unknown, values: Values): unknown {
  if (typeof text === 'string')
    return text.replace(/\{\{(.+?)\}\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? wordOf(values[name]) : whole,
    );
  if (Array.isArray(text)) return text.map((part) => fillIn(part, values));
  return text;
}

let english: Intl.NumberFormat | undefined;

/** In every language, as money has them. */
export const groupNumber = (value: unknown) =>
  typeof value === 'number' ? (english ??= new Intl.NumberFormat('en')).format(value) : value;

function wordOf(value: unknown): string {
  const word = groupNumber(value);
  return typeof word === 'string' || typeof word === 'boolean' ? `${word}` : '';
}
