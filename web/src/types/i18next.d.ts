import type accountName from '../../locales/th/account-name.json';
import type agreement from '../../locales/th/agreement.json';
import type bonus from '../../locales/th/bonus.json';
import type chat from '../../locales/th/chat.json';
import type chatEntrance from '../../locales/th/chat-entrance.json';
import type common from '../../locales/th/common.json';
import type conditions from '../../locales/th/conditions.json';
import type contact from '../../locales/th/contact.json';
import type deposit from '../../locales/th/deposit.json';
import type depositRefusal from '../../locales/th/deposit-refusal.json';
import type errors from '../../locales/th/errors.json';
import type games from '../../locales/th/games.json';
import type home from '../../locales/th/home.json';
import type howto from '../../locales/th/howto.json';
import type invite from '../../locales/th/invite.json';
import type kiosk from '../../locales/th/kiosk.json';
import type login from '../../locales/th/login.json';
import type money from '../../locales/th/money.json';
import type profile from '../../locales/th/profile.json';
import type outcome from '../../locales/th/outcome.json';
import type refund from '../../locales/th/refund.json';
import type register from '../../locales/th/register.json';
import type slipReasons from '../../locales/th/slip-reasons.json';
import type slipUpload from '../../locales/th/slip-upload.json';
import type spin from '../../locales/th/spin.json';
import type statement from '../../locales/th/statement.json';
import type transfer from '../../locales/th/transfer.json';
import type withdraw from '../../locales/th/withdraw.json';

/** Keys are checked against the Thai texts; a test checks that the other languages have the same ones. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      'account-name': typeof accountName;
      agreement: typeof agreement;
      bonus: typeof bonus;
      chat: typeof chat;
      'chat-entrance': typeof chatEntrance;
      common: typeof common;
      conditions: typeof conditions;
      contact: typeof contact;
      deposit: typeof deposit;
      'deposit-refusal': typeof depositRefusal;
      errors: typeof errors;
      games: typeof games;
      home: typeof home;
      howto: typeof howto;
      invite: typeof invite;
      kiosk: typeof kiosk;
      login: typeof login;
      money: typeof money;
      profile: typeof profile;
      outcome: typeof outcome;
      refund: typeof refund;
      register: typeof register;
      'slip-reasons': typeof slipReasons;
      'slip-upload': typeof slipUpload;
      spin: typeof spin;
      statement: typeof statement;
      transfer: typeof transfer;
      withdraw: typeof withdraw;
    };
  }
}
