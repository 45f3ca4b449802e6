export const texts = import.meta.glob<Record<string, unknown>>(
  '../../../../locales/th/{contact,howto,register}.json',
  {
    eager: true,
    import: 'default',
  },
);
