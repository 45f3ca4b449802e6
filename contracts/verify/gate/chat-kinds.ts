/** Every kind of chat message [2.85]; one invented kind represents all unknown kinds. */
export const chatKinds = [
  'text',
  'media',
  'buttons',
  'quick_replies',
  'generic',
  'postback',
  'sticker',
] as const;

export const chatDeliveries = ['uploading_file', 'sending', 'failed', 'succeed'] as const;
