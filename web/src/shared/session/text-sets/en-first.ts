export const texts = import.meta.glob<Record<string, unknown>>(
  '../../../../locales/en/{chat-entrance,common,errors,login}.json',
  {
    eager: true,
    import: 'default',
  },
);
