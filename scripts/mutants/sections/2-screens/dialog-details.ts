import type { Mutant } from '../../mutant.ts';

export const dialogDetailsOf2: readonly Mutant[] = [
  {
    id: '2.41',
    file: 'web/src/ui/layout/carousel.tsx',
    find: 'inert={index !== current}',
    replace: '',
    why: 'all slides of a carousel take the focus',
  },
  {
    id: '2.53',
    file: 'web/src/features/withdraw/withdraw-state.ts',
    find: "if (isLatest() && typeof isActive === 'boolean') set(baseHasBonusAtom, isActive)",
    replace: 'if (isLatest()) set(baseHasBonusAtom, isActive !== false)',
    why: 'a damaged answer counts as a bonus in use',
  },
  {
    id: '2.53',
    file: 'web/src/features/withdraw/withdraw-state.ts',
    find: "if (isLatest() && typeof isActive === 'boolean') set(baseHasBonusAtom, isActive)",
    replace: 'if (isLatest()) set(baseHasBonusAtom, isActive === true)',
    why: 'a failed check removes the warning of a bonus in use',
  },
  {
    id: '2.56',
    file: 'web/src/features/refund/refund-actions.ts',
    find: '  void set(refundList.showPageAtom, 1);\n',
    replace: '',
    why: 'the refund log is not read after a refund was received as a bonus',
  },
  {
    id: '2.57',
    file: 'web/src/features/refund/refund-actions.ts',
    find: '  void set(loadRefundCheckAtom, true);\n  void set(refundList.showPageAtom, 1);',
    replace: '  void set(refundList.showPageAtom, 1);',
    why: 'the figures of the refund are not read after it was received as a bonus',
  },
  {
    id: '2.73',
    file: 'web/src/features/bonus/promotion/promotion-search.ts',
    find: 'reading.current?.abort();\n  const own',
    replace: 'const own',
    why: 'an older search for a promotion goes on beside the newest',
  },
  {
    id: '2.76',
    file: 'web/src/features/statement/slips/slips-dialog.tsx',
    find: 'useEffect(() => void showPage(1), [showPage]);',
    replace: "useEffect(() => { if (state.status === 'loading') void showPage(1); }, [showPage]);",
    why: 'the slips are not read again when the dialog opens again',
  },
  {
    id: '2.84',
    file: 'web/src/features/chat/list/chat-log.tsx',
    find: 'if (!isReadingBack && newest !== seen) setSeen(newest);',
    replace: 'if (seen === undefined && newest !== seen) setSeen(newest);',
    why: 'the banner counts messages that were already seen',
  },
  {
    id: '2.86',
    file: 'web/src/features/chat/panel/chat-panel.tsx',
    find: 'onOpenChange={setOpen}',
    replace: 'onOpenChange={() => {}}',
    why: 'the panel of the chat does not close',
  },
];
