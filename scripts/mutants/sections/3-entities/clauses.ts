import type { Mutant } from '../../mutant.ts';

export const clausesOf3: readonly Mutant[] = [
  {
    id: '3.18',
    file: 'web/src/shared/wallet/statement-rows.ts',
    find: "row.status === 'SUCCESS' ? 'success'",
    replace: "row.status?.toUpperCase() === 'SUCCESS' ? 'success'",
    why: 'a status in small letters counts as success',
  },
  {
    id: '3.20',
    file: 'web/src/features/spin/wheel/wheel-drawing.ts',
    find: 'pen.fillStyle = face.colours[index]?.text ?? PALETTE.gold;',
    replace: 'pen.fillStyle = PALETTE.gold;',
    why: 'the labels are all gold',
  },
];
