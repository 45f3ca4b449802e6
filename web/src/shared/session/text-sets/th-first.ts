export const texts = import.meta.glob<Record<string, unknown>>(
  '../../../../locales/th/{chat-entrance,common,errors,login}.json',
  {
    eager: true,
    import: 'default',
  },
);
