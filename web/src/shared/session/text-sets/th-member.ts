export const texts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/th/*.json',
    '!../../../../locales/th/{chat,chat-entrance,common,contact,errors,howto,kiosk,login,document,register}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
