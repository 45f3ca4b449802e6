import type { Mutant } from '../../mutant.ts';

export const chatFieldsOf3: readonly Mutant[] = [
  {
    id: '3.26',
    file: 'web/src/features/chat/state/conversation.ts',
    find: 'url: false,',
    replace: 'url: true,',
    why: 'the path of a file is sent as an address',
  },
  {
    id: '3.26',
    file: 'web/src/features/chat/state/conversation.ts',
    find: '      message: name,\n',
    replace: '      message: path,\n',
    why: 'the name of a file is not sent',
  },
  {
    id: '3.24',
    file: 'web/src/features/chat/state/conversation.ts',
    find: "const isMine = sender === 'customer';",
    replace: "const isMine = sender !== 'bot';",
    why: 'an agent is shown as the customer',
  },
  {
    id: '3.24',
    file: 'web/src/features/chat/state/conversation.ts',
    find: "session === '' || session.length > LONGEST_CODE ? null : session;",
    replace: 'null;',
    why: 'the session of a message is not read',
  },
  {
    id: '3.28',
    file: 'web/src/features/chat/state/conversation.ts',
    find: 'picture: textOf(image_url),',
    replace: "picture: '',",
    why: 'a card has no picture',
  },
  {
    id: '3.28',
    file: 'web/src/features/chat/state/conversation.ts',
    find: 'subtitle: shownOf(subtitle),\n    actions: actionsOf(buttons),\n',
    replace: 'subtitle: shownOf(subtitle),\n    actions: [],\n',
    why: 'a card has no buttons',
  },
  {
    id: '3.25',
    file: 'web/src/features/chat/state/conversation.ts',
    find: "return { kind: 'text', text: shownOf(parts['message']) };",
    replace: "return { kind: 'text', text: shownOf(parts['text']) };",
    why: 'the text of a message is not read',
  },
  {
    id: '3.30',
    file: 'web/src/features/chat/list/outgoing-bubble.tsx',
    find: "{status === 'sending' && <span className={styles.time}>{t('sending')}</span>}",
    replace: '',
    why: 'a message on its way has no mark',
  },
  {
    id: '3.30',
    file: 'web/src/features/chat/list/outgoing-bubble.tsx',
    find: "{status === 'uploading_file' && (",
    replace: "{status === 'sending' && (",
    why: 'the upload of a file is not shown',
  },
];
