export const texts = import.meta.glob<Record<string, unknown>>('../../../../locales/th/chat.json', {
  eager: true,
  import: 'default',
});
