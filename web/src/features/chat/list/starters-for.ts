const VISITOR = ['starter_login', 'starter_register'] as const;
const MEMBER = ['starter_deposit', 'starter_slip', 'starter_withdraw', 'starter_game'] as const;

type Starter = (typeof VISITOR | typeof MEMBER)[number] | 'starter_bonus';

/** The questions that fit the page on which the chat was opened. */
export function startersFor(pathname: string): readonly Starter[] {
  if (!pathname.startsWith('/user/')) return VISITOR;
  if (pathname === '/user/statement') return ['starter_deposit', 'starter_slip', 'starter_withdraw'];
  if (/^\/user\/(?:bonus|promotion|refund|spin)/.test(pathname))
    return ['starter_bonus', 'starter_deposit', 'starter_game'];
  return MEMBER;
}
