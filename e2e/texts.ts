import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type common from '../web/locales/th/common.json';
import type conditions from '../web/locales/th/conditions.json';
import type deposit from '../web/locales/th/deposit.json';
import type errors from '../web/locales/th/errors.json';
import type home from '../web/locales/th/home.json';
import type howto from '../web/locales/th/howto.json';
import type login from '../web/locales/th/login.json';
import type register from '../web/locales/th/register.json';
import type statement from '../web/locales/th/statement.json';

export type Language = 'th' | 'lo' | 'en';

/** The product's own texts, so that no test repeats one: `texts('th').login.heading`. */
export function texts(language: Language) {
  const read = (namespace: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../web/locales/${language}/${namespace}.json`), 'utf8'),
    ) as unknown;
  return {
    common: read('common') as typeof common,
    login: read('login') as typeof login,
    home: read('home') as typeof home,
    deposit: read('deposit') as typeof deposit,
    howto: read('howto') as typeof howto,
    register: read('register') as typeof register,
    statement: read('statement') as typeof statement,
    conditions: read('conditions') as typeof conditions,
    errors: read('errors') as typeof errors,
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
