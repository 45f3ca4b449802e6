export const texts = import.meta.glob<Record<string, unknown>>('../../../../locales/th/kiosk.json', {
  eager: true,
  import: 'default',
});
