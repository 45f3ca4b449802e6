export const texts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/en/*.json',
    '!../../../../locales/en/{chat,chat-entrance,common,contact,errors,howto,kiosk,login,document,register}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
