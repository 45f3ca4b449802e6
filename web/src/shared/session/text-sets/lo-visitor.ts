export const texts = import.meta.glob<Record<string, unknown>>(
  '../../../../locales/lo/{contact,howto,register}.json',
  {
    eager: true,
    import: 'default',
  },
);
