export const texts = import.meta.glob<Record<string, unknown>>('../../../../locales/lo/kiosk.json', {
  eager: true,
  import: 'default',
});
