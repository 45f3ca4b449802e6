export const texts = import.meta.glob<Record<string, unknown>>('../../../../locales/en/kiosk.json', {
  eager: true,
  import: 'default',
});
