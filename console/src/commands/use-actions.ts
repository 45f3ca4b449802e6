import { useTranslation } from 'react-i18next';
import { useMember } from '../control/use-member.ts';
import { useVerb } from '../control/use-verb.ts';
import type { Action } from './action.ts';
import { actionsFor } from './actions.ts';

export function useActions(): Action[] {
  const { t } = useTranslation();
  const { member } = useMember();
  const qrs = useVerb('GET /qrs').data?.qrs ?? [];
  const slips = useVerb('GET /slips').data?.slips ?? [];
  const withdrawals = useVerb('GET /withdrawals').data?.withdrawals ?? [];
  const now = useVerb('GET /clock').data?.now;
  const rooms = useRoom(member?.phone);
  return actionsFor({ t, member, room: rooms, qrs, slips, withdrawals, now });
}

export function useRoom(phone = ''): string | null {
  const { data } = useVerb('GET /members/{phone}/chat-room', { params: { phone } });
  return data?.room ?? null;
}
