import { useSearchParams } from 'react-router-dom';
import type { Reply } from 'mock-server/control';
import { useVerb } from './use-verb.ts';

export type Member = Reply<'GET /members'>['members'][number];

/** The member that controls act on: the chosen one, otherwise the first of the world. */
export function useMember(): {
  members: readonly Member[];
  member: Member | null;
  choose: (phone: string) => void;
} {
  const [query, setQuery] = useSearchParams();
  const members = useVerb('GET /members').data?.members ?? [];
  const member = members.find(({ phone }) => phone === query.get('member')) ?? members[0] ?? null;
  return { members, member, choose: (phone) => setQuery({ member: phone }, { replace: true }) };
}
