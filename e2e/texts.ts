import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'th' | 'lo' | 'en';

/** The product's own texts, so that no test repeats one: `texts('th').login.heading`. */
export function texts(language: Language) {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../web/locales/${language}/${namespace}.json`), 'utf8')) as unknown;
  return {
    common: read('common') as typeof import('../web/locales/th/common.json'),
    login: read('login') as typeof import('../web/locales/th/login.json'),
    home: read('home') as typeof import('../web/locales/th/home.json'),
    deposit: read('deposit') as typeof import('../web/locales/th/deposit.json'),
    statement: read('statement') as typeof import('../web/locales/th/statement.json'),
    conditions: read('conditions') as typeof import('../web/locales/th/conditions.json'),
    errors: read('errors') as typeof import('../web/locales/th/errors.json'),
  };
}

export type Texts = ReturnType<typeof texts>;

/** Fills `{{name}}` in a text. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** An amount in baht as the app shows it. */
export function amountText(baht: number): string {
  return baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
