import type { Mutant } from '../mutant.ts';

export const publicOf2: readonly Mutant[] = [
  { id: '2.26', file: 'web/src/features/howto/howto-page.tsx', find: '{howtoTopics.map(', replace: '{howtoTopics.slice(1).map(', why: 'there are four films' },
  { id: '2.26', file: 'web/src/features/howto/howto-page.tsx', find: 'onOpen={() => setOpen(topic)}', replace: 'onOpen={() => setOpen(\'wallet\')}', why: 'each card opens the same film' },
  { id: '2.27', file: 'web/src/features/contact/contact-page.tsx', find: '<p>{t(\'version\', { version: APP_VERSION })}</p>', replace: '', why: 'the contact page has no version' },
  { id: '2.27', file: 'web/src/features/contact/contact-page.tsx', find: '{contact.contact.text !== \'\' && <p className={styles.text}>{contact.contact.text}</p>}', replace: '', why: 'the contact text is not shown' },
  { id: '2.28', file: 'web/src/features/contact/messenger.tsx', find: 'src={shown ?? fallbackPicture}', replace: 'src={shown ?? \'\'}', why: 'no fallback picture where the server gives none' },
  { id: '2.28', file: 'web/src/features/contact/messenger.tsx', find: 'src={shown ?? fallbackPicture}', replace: 'src={fallbackPicture}', why: 'the server\'s QR is never shown' },
  { id: '2.29', file: 'web/src/features/contact/messenger.tsx', find: '<b>{name}</b>', replace: '', why: 'the name in the messaging app is not shown' },
  { id: '2.29', file: 'web/src/features/contact/messenger.tsx', find: 'href={link}', replace: 'href="/contact"', why: 'the messaging-app link leads elsewhere' },
  { id: '2.30', file: 'web/src/shared/session/chat-flag.ts', find: '(reply) => reply.enableChatWidget', replace: '() => true', why: 'the chat is there although it is off' },
  { id: '2.30', file: 'web/src/features/contact/contact-page.tsx', find: 'link={hasChat ? null : contact.contact.line.link}', replace: 'link={null}', why: 'without the chat there is no link to the messaging app' },
  { id: '2.30', file: 'web/src/features/contact/contact-page.tsx', find: '{hasChat && (', replace: '{!hasChat && (', why: 'the chat is offered where it is off' },
  { id: '2.31', file: 'web/src/html/server-texts.tsx', find: '<ServerHtml html={html} />', replace: '{html}', why: 'the conditions are shown as markup' },
  { id: '2.31', file: 'web/src/features/conditions/conditions-dialog.tsx', find: 'texts={conditions.texts} />', replace: 'texts={conditions.texts.slice(0, 1)} />', why: 'only the first condition is shown' },
];
