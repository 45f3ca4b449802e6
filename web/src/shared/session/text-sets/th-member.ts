export const texts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/th/*.json',
    '!../../../../locales/th/{chat,common,contact,errors,howto,kiosk,login,register}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
