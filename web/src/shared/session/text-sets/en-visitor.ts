export const texts = import.meta.glob<Record<string, unknown>>(
  '../../../../locales/en/{contact,howto,register}.json',
  {
    eager: true,
    import: 'default',
  },
);
