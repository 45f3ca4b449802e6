import type { Mutant } from '../../mutant.ts';

export const slipChatOf4: readonly Mutant[] = [
  {
    id: '4.09',
    file: 'web/locales/lo/slip-reasons.json',
    find: 'ບັນຊີບໍ່ກົງກັບທີ່ລົງທະບຽນໄວ້',
    replace: 'ບັນຊີບໍ່ກົງກັນ',
    why: 'the reason about the account does not name the registered one, in Lao',
  },
  {
    id: '4.12',
    file: 'web/src/features/chat/state/chat-sending.ts',
    find: "if (failed?.status !== 'failed') return;",
    replace: 'if (!failed) return;',
    why: 'a message that was sent can be sent again',
  },
  {
    id: '4.10',
    file: 'web/src/features/spin/spin-play.ts',
    find: ' && !get(isSpinOpenAtom)',
    replace: '',
    why: 'a spin starts beside one whose outcome is open',
  },
  {
    id: '4.13',
    file: 'web/src/features/chat/panel/use-reading.ts',
    find: 'useSyncExternalStore(onVisibility, isPageVisible) && isOpen',
    replace: 'isOpen',
    why: 'messages of a hidden page are marked as read',
  },
];
