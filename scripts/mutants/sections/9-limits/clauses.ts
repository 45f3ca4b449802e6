import type { Mutant } from '../../mutant.ts';

export const clausesOf9: readonly Mutant[] = [
  {
    id: '9.07',
    file: 'web/src/features/chat/panel/use-reading.ts',
    find: 'return clock.after(CHAT_READ_DEBOUNCE_MS, () => void markRead());',
    replace: 'void clock.after(CHAT_READ_DEBOUNCE_MS, () => void markRead());',
    why: 'each message marks on its own',
  },
  {
    id: '9.31',
    file: 'web/src/lib/date-text.ts',
    find: "return dayjs(time).format('DD/MM/YYYY');",
    replace: "return dayjs(time).format('D/M/YYYY');",
    why: 'the date separator has no leading zeros',
  },
  {
    id: '9.32',
    file: 'web/src/lib/relative-time.ts',
    find: 'Math.max(0, Math.floor((now - then) / 1000))',
    replace: 'Math.max(0, Math.ceil((now - then) / 1000))',
    why: 'a part of a second counts as one',
  },
  {
    id: '9.37',
    file: 'web/src/features/deposit/slip/slip-hours.ts',
    find: 'validMinutes: countFrom(validMinutes) || SLIP_VALID_MINUTES,',
    replace: 'validMinutes: countFrom(validMinutes),',
    why: 'without a figure a slip is valid for 0 minutes',
  },
  {
    id: '9.38',
    file: 'web/src/features/deposit/slip/slip-hours.ts',
    find: 'from !== to && isTimeOfDay(from)',
    replace: 'isTimeOfDay(from)',
    why: 'equal hours count as closed',
  },
  {
    id: '9.18',
    file: 'mock-server/world/wallet/withdrawals.ts',
    find: 'amount >= min && amount <= max',
    replace: 'amount > min && amount <= max',
    why: 'the minimum itself is refused',
  },
  {
    id: '9.24',
    file: 'web/src/features/deposit/qr/qr-countdown.tsx',
    find: 'if (now + slept >= qr.deadline) onExpired(now >= qr.deadline);',
    replace: 'if (now + slept >= qr.deadline - 1_000) onExpired(true);',
    why: 'the QR expires at 00:01',
  },
  {
    id: '9.06',
    file: 'web/src/features/chat/state/chat-connection.ts',
    find: 'clock.after(CHAT_CHECK_MS, () => void open())',
    replace: 'clock.after(CHAT_CHECK_MS / 5, () => void open())',
    why: 'the room is asked for each second',
  },
  {
    id: '9.05',
    file: 'web/src/features/chat/state/chat-state.ts',
    find: 'set(pagesAtom, pages);\n',
    replace: '',
    why: 'older pages start at the first again',
  },
];
