import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type bonus from '../web/locales/th/bonus.json';
import type chat from '../web/locales/th/chat.json';
import type chatEntrance from '../web/locales/th/chat-entrance.json';
import type common from '../web/locales/th/common.json';
import type conditions from '../web/locales/th/conditions.json';
import type contact from '../web/locales/th/contact.json';
import type deposit from '../web/locales/th/deposit.json';
import type errors from '../web/locales/th/errors.json';
import type agreement from '../web/locales/th/agreement.json';
import type games from '../web/locales/th/games.json';
import type home from '../web/locales/th/home.json';
import type howto from '../web/locales/th/howto.json';
import type invite from '../web/locales/th/invite.json';
import type kiosk from '../web/locales/th/kiosk.json';
import type login from '../web/locales/th/login.json';
import type accountName from '../web/locales/th/account-name.json';
import type documentTexts from '../web/locales/th/document.json';
import type outcome from '../web/locales/th/outcome.json';
import type profile from '../web/locales/th/profile.json';
import type money from '../web/locales/th/money.json';
import type refund from '../web/locales/th/refund.json';
import type register from '../web/locales/th/register.json';
import type slipReasons from '../web/locales/th/slip-reasons.json';
import type slipUpload from '../web/locales/th/slip-upload.json';
import type spin from '../web/locales/th/spin.json';
import type statement from '../web/locales/th/statement.json';
import type transfer from '../web/locales/th/transfer.json';
import type withdraw from '../web/locales/th/withdraw.json';

export type Language = 'th' | 'lo' | 'en';

/** The product's own texts, so that no test repeats one: `texts('th').login.heading`. */
export function texts(language: Language) {
  const read = (namespace: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../web/locales/${language}/${namespace}.json`), 'utf8'),
    ) as unknown;
  return {
    bonus: read('bonus') as typeof bonus,
    chat: read('chat') as typeof chat,
    chatEntrance: read('chat-entrance') as typeof chatEntrance,
    common: read('common') as typeof common,
    kiosk: read('kiosk') as typeof kiosk,
    login: read('login') as typeof login,
    agreement: read('agreement') as typeof agreement,
    games: read('games') as typeof games,
    home: read('home') as typeof home,
    deposit: read('deposit') as typeof deposit,
    profile: read('profile') as typeof profile,
    accountName: read('account-name') as typeof accountName,
    document: read('document') as typeof documentTexts,
    outcome: read('outcome') as typeof outcome,
    money: read('money') as typeof money,
    howto: read('howto') as typeof howto,
    invite: read('invite') as typeof invite,
    refund: read('refund') as typeof refund,
    register: read('register') as typeof register,
    slipReasons: read('slip-reasons') as typeof slipReasons,
    slipUpload: read('slip-upload') as typeof slipUpload,
    spin: read('spin') as typeof spin,
    statement: read('statement') as typeof statement,
    contact: read('contact') as typeof contact,
    transfer: read('transfer') as typeof transfer,
    withdraw: read('withdraw') as typeof withdraw,
    conditions: read('conditions') as typeof conditions,
    errors: read('errors') as typeof errors,
  };
}

export type Texts = ReturnType<typeof texts>;

/** Fills `{{name}}` in a text. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

export function amountText(baht: number): string {
  return baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
