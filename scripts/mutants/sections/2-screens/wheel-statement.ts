import type { Mutant } from '../../mutant.ts';

export const wheelStatementOf2: readonly Mutant[] = [
  {
    id: '2.80',
    file: 'web/src/features/spin/coupons/coupon-table.tsx',
    find: 'const page = Math.min(wanted, pages);',
    replace: 'const page = wanted > pages ? 1 : wanted;',
    why: 'the last coupon of a page leads to the first page',
  },
  {
    id: '2.80',
    file: 'web/src/features/spin/coupons/coupon-table.tsx',
    find: '<Button onClick={() => askToClaim(coupon)}>',
    replace: '<Button disabled={coupon.amount === null} onClick={() => askToClaim(coupon)}>',
    why: 'a coupon without money cannot be claimed',
  },
  {
    id: '2.81',
    file: 'web/src/features/spin/prize-dialog.tsx',
    find: "const claimable = shown.kind === 'coupon' && !isThing(shown.coupon) ? shown.coupon : null;",
    replace: "const claimable = shown.kind === 'coupon' ? shown.coupon : null;",
    why: 'a won thing offers a claim to the wallet',
  },
  {
    id: '2.81',
    file: 'web/src/features/spin/coupons/claim-dialog.tsx',
    find: 'if (coupon && coupon !== shown) setShown(coupon);',
    replace: 'if (coupon && !shown) setShown(coupon);',
    why: 'the second confirmation asks about the first coupon',
  },
  {
    id: '2.79',
    file: 'web/src/features/spin/wheel/wheel.tsx',
    find: 'useEffect(() => draw(), [face, pixels, fonts]);',
    replace: 'useEffect(() => draw(), [pixels, fonts]);',
    why: 'the wheel keeps its labels in another language',
  },
  {
    id: '2.69',
    file: 'web/src/features/bonus/active-panel.tsx',
    find: 'const name = typeName(type);',
    replace: 'const name = typeName(bonus?.type ?? type);',
    why: 'the type is that of the list, not of the bonus in use',
  },
  {
    id: '2.72',
    file: 'web/src/features/bonus/bonus-state.ts',
    find: '  void set(loadNoticeAtom);\n',
    replace: '  if (_get(noticeAtom) === null) void set(loadNoticeAtom);\n',
    why: 'the notice is read once a session',
  },
  {
    id: '2.75',
    file: 'web/src/features/statement/statement-page.tsx',
    find: 'if (before.basis !== basis || (before.isDepositing && !isDepositing)) void reread();',
    replace: 'if (before.basis !== basis) void reread();',
    why: 'the list stays old after a deposit',
  },
  {
    id: '2.84',
    file: 'mock-server/world/chat/chat.ts',
    find: '  roomNamed(world, room).session += 1;',
    replace: '  roomNamed(world, room).session = 2;',
    why: 'a second end of a conversation begins no new one',
  },
];
