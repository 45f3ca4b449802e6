import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Reply } from 'mock-server/control';
import { emptyText } from './unknown.ts';
import { useVerb } from './use-verb.ts';

export type Member = Reply<'GET /members'>['members'][number];

interface Choice {
  members: readonly Member[];
  member: Member | null;
  /** Why there is no member. */
  nobody: string;
  choose: (phone: string) => void;
}

/** The member that controls act on: the chosen one; until one is chosen, the first of the world. */
export function useMember(): Choice {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const read = useVerb('GET /members').data?.members;
  const members = read ?? [];
  const chosen = query.get('member');
  // Another tester may remove the chosen member: the next press must not act on someone else.
  const member =
    chosen === null ? (members[0] ?? null) : (members.find(({ phone }) => phone === chosen) ?? null);
  return {
    members,
    member,
    nobody: emptyText(read, t('member.nobody')) ?? t('member.gone'),
    choose: (phone) => setQuery({ member: phone }, { replace: true }),
  };
}
