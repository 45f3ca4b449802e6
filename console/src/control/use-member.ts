import { useEffect } from 'react';
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

/** The member that controls act on, which the address names; `useFirstMember` puts the first of the world there. */
export function useMember(): Choice {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const read = useVerb('GET /members').data?.members;
  const members = read ?? [];
  const chosen = query.get('member') ?? members[0]?.phone;
  // Another tester may remove the chosen member: the next press must not act on someone else.
  const member = members.find(({ phone }) => phone === chosen) ?? null;
  return {
    members,
    member,
    nobody: emptyText(read, t('member.nobody')) ?? t('member.gone'),
    choose: (phone) => setQuery({ member: phone }, { replace: true }),
  };
}

/** Chooses the first member that is read: after that member's removal, what was typed must not reach the next one. */
export function useFirstMember(): void {
  const [query, setQuery] = useSearchParams();
  const first = useVerb('GET /members').data?.members[0]?.phone;
  const isChosen = query.has('member');
  useEffect(() => {
    if (!isChosen && first !== undefined) setQuery({ member: first }, { replace: true });
  }, [isChosen, first, setQuery]);
}
