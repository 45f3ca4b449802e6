export const texts = import.meta.glob<Record<string, unknown>>('../../../../locales/en/chat.json', {
  eager: true,
  import: 'default',
});
