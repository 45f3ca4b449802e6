/** The names of the orders that a reload would resume, without those that were "not done". */
export const openOrders = (): string[] =>
  Object.keys(JSON.parse(sessionStorage.getItem('open-intents') ?? '{}') as object).filter(
    (name) => !name.startsWith('tried:'),
  );
