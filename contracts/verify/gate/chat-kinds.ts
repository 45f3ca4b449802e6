/** Every kind of message that the chat may carry [2.85]; a kind of tomorrow stands for all that are unknown. */
export const chatKinds = [
  'text',
  'media',
  'buttons',
  'quick_replies',
  'generic',
  'postback',
  'sticker',
] as const;

/** [3.30] */
export const chatDeliveries = ['uploading_file', 'sending', 'failed', 'succeed'] as const;
