import type { Mutant } from '../mutant.ts';

export const chatOf2: readonly Mutant[] = [
  {
    id: '2.83',
    file: 'web/src/features/chat/composer/chat-composer.tsx',
    find: "if (event.key !== 'Enter' ||",
    replace: "if (event.key !== 'NumpadEnter' ||",
    why: 'Enter does not send',
  },
  {
    id: '2.84',
    file: 'web/src/features/chat/list/breaks.ts',
    find: 'day: before && dateText(before.at) === day ? null : day,',
    replace: 'day: before ? null : day,',
    why: 'a new day has no separator',
  },
  {
    id: '2.84',
    file: 'web/src/features/chat/list/breaks.ts',
    find: 'endsSession: before !== undefined && before.sessionId !== said.sessionId,',
    replace: 'endsSession: false,',
    why: 'the end of a conversation is not marked',
  },
  {
    id: '2.85',
    file: 'web/src/features/chat/list/linked-text.tsx',
    find: '<a key={index} href={`mailto:${part}`}>',
    replace: '<a key={index} href={part}>',
    why: 'an e-mail address leads elsewhere',
  },
  {
    id: '2.85',
    file: 'web/src/features/chat/list/linked-text.tsx',
    find: 'href={href} target={linkTarget}',
    replace: 'href={href}',
    why: 'a link of the chat leaves the app',
  },
];
