import type { ChatSubject, ChatTopic } from '../../../shared/session/unsent-chat.ts';

const VISITOR = ['starter_login', 'starter_register'] as const;
const MEMBER = ['starter_deposit', 'starter_slip', 'starter_withdraw', 'starter_game'] as const;

type Starter = (typeof VISITOR | typeof MEMBER)[number] | 'starter_bonus' | 'starter_refused';

const OF_TOPIC: Partial<Record<ChatTopic, readonly Starter[]>> = {
  deposit: ['starter_deposit', 'starter_slip'],
  slip: ['starter_slip', 'starter_deposit'],
  withdraw: ['starter_withdraw'],
  bonus: ['starter_bonus'],
  refund: ['starter_bonus'],
};

export function startersFor(pathname: string, subject: ChatSubject | null): readonly Starter[] {
  if (subject?.facts.some(({ name }) => name === 'reason')) return ['starter_refused'];
  const own = subject && OF_TOPIC[subject.topic];
  if (own) return own;
  if (!pathname.startsWith('/user/')) return VISITOR;
  if (pathname === '/user/statement') return ['starter_deposit', 'starter_slip', 'starter_withdraw'];
  if (/^\/user\/(?:bonus|promotion|refund|spin)/.test(pathname))
    return ['starter_bonus', 'starter_deposit', 'starter_game'];
  return MEMBER;
}
