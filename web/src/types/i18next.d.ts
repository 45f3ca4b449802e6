import type common from '../../locales/th/common.json';
import type conditions from '../../locales/th/conditions.json';
import type deposit from '../../locales/th/deposit.json';
import type errors from '../../locales/th/errors.json';
import type home from '../../locales/th/home.json';
import type howto from '../../locales/th/howto.json';
import type kiosk from '../../locales/th/kiosk.json';
import type login from '../../locales/th/login.json';
import type register from '../../locales/th/register.json';
import type slipReasons from '../../locales/th/slip-reasons.json';
import type statement from '../../locales/th/statement.json';

/** Keys are checked against the Thai texts; a test checks that the other languages have the same ones. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      conditions: typeof conditions;
      deposit: typeof deposit;
      errors: typeof errors;
      home: typeof home;
      howto: typeof howto;
      kiosk: typeof kiosk;
      login: typeof login;
      register: typeof register;
      'slip-reasons': typeof slipReasons;
      statement: typeof statement;
    };
  }
}
