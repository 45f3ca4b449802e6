export const texts = import.meta.glob<Record<string, unknown>>('../../../../locales/lo/chat.json', {
  eager: true,
  import: 'default',
});
