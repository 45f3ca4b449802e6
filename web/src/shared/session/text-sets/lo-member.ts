export const texts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/lo/*.json',
    '!../../../../locales/lo/{chat,chat-entrance,common,contact,errors,howto,kiosk,login,document,register}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
