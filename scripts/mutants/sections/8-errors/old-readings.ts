import type { Mutant } from '../../mutant.ts';

export const oldReadingsOf8: readonly Mutant[] = [
  {
    id: '8.22',
    file: 'web/src/features/games/game-balance.tsx',
    find: 'const checkBalance = useCheckBalance();',
    replace: 'const checkBalance = () => Promise.resolve();',
    why: 'the dialog of a game does not say why its balance could not be checked',
  },
  {
    id: '8.29',
    file: 'web/src/features/deposit/dialog/deposit-dialog.tsx',
    find: 'isMissing && !showsRequest',
    replace: 'isMissing',
    why: 'a QR that runs is gone when the methods to deposit cannot be read again',
  },
  {
    id: '8.29',
    file: 'web/src/features/deposit/dialog/method-status.ts',
    find: '[hasOutcome, hasQr, hasEndedQr]',
    replace: '[hasOutcome, hasQr]',
    why: 'the end of a QR is not told when the methods to deposit cannot be read again',
  },
  {
    id: '8.29',
    file: 'web/src/shared/account/profile-state.ts',
    find: '{ ...state, isOld: true }',
    replace: 'state',
    why: 'a profile that could not be read again looks current',
  },
  {
    id: '8.29',
    file: 'web/src/shared/account/profile-state.ts',
    find: ' || get(readingsAtom).shown > shown',
    replace: '',
    why: 'a late failure marks a newer profile as old',
  },
  {
    id: '8.29',
    file: 'web/src/features/profile/profile-page.tsx',
    find: '<OldNotice onRetry={load} />',
    replace: '<OldNotice onRetry={() => Promise.resolve()} />',
    why: 'an old profile is not read again when the network is back',
  },
  {
    id: '8.29',
    file: 'web/src/shared/texts/paged-footer.tsx',
    find: '    setIsTrying(true);\n',
    replace: '',
    why: 'nothing shows that an old screen is being read again',
  },
  {
    id: '8.29',
    file: 'web/src/features/spin/spin-page.tsx',
    find: '{isOld && <OldNotice onRetry={load} />}',
    replace: '',
    why: 'a wheel and coupons that could not be read again look current',
  },
  {
    id: '8.08',
    file: 'web/src/shared/orders/outcome.ts',
    find: "code === 'TRANSFER_FAIL' && sourceOf(order) !== WALLET ? stayed : said(code)",
    replace: 'said(code)',
    why: 'money that is still in a game is called returned to the wallet',
  },
  {
    id: '8.02',
    file: 'web/src/shared/texts/use-next-step.ts',
    find: "step === 'reload' && !keepsWork",
    replace: "step === 'reload' && keepsWork === null",
    why: 'a shared screen offers a reload, which signs the member out',
  },
];
