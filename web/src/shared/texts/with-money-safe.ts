import type { TFunction } from 'i18next';

/** What is told of a failure. A visitor has no money here that could be safe. */
export const withMoneySafe = (t: TFunction, text: string, isMember: boolean): string =>
  isMember ? `${text} ${t('money_safe')}` : text;
