import type { Mutant } from '../../mutant.ts';

export const timesOf9: readonly Mutant[] = [
  {
    id: '9.01',
    file: 'web/src/platform/config.ts',
    find: 'const TIMEOUT_MS = 60_000;',
    replace: 'const TIMEOUT_MS = 6_000;',
    why: 'the configuration times out after 6 s',
  },
  {
    id: '9.03',
    file: 'web/src/features/chat/composer/chat-composer.tsx',
    find: 'count: CHAT_TEXT_MAX - text.length',
    replace: 'count: text.length',
    why: 'the counter shows the typed characters instead of those left',
  },
  {
    id: '9.36',
    file: 'web/src/features/deposit/methods/use-confirm.ts',
    find: "kind: 'info', text: t('confirmed_toast')",
    replace: "kind: 'error', text: t('confirmed_toast')",
    why: 'the notice of a deposit is red',
  },
  {
    id: '9.36',
    file: 'mock-server/world/deposits/slips.ts',
    find: 'export const SLIP_MS = 30_000;',
    replace: 'export const SLIP_MS = 90_000;',
    why: 'a slip is credited after 90 s',
  },
  {
    id: '9.02',
    file: 'web/src/features/deposit/slip/slip-upload.ts',
    find: '    limitMs: UPLOAD_TIMEOUT_MS,\n',
    replace: '',
    why: 'a slip in flight counts as not sent after 60 s',
  },
  {
    id: '9.32',
    file: 'web/src/shared/texts/use-relative-time.ts',
    find: '{ count });',
    replace: '{ count: count + 1 });',
    why: 'a relative time has one unit too many',
  },
  {
    id: '9.39',
    file: 'contracts/rules/amounts.ts',
    find: 'QR_SECONDS = 600',
    replace: 'QR_SECONDS = 6000',
    why: 'a QR is valid for 100 minutes',
  },
  {
    id: '9.41',
    file: 'web/src/features/withdraw/withdraw-rules.ts',
    find: "if (amount > maximum) return 'above-maximum';",
    replace: '',
    why: 'a withdrawal has no maximum',
  },
  {
    id: '9.28',
    file: 'web/src/features/spin/coupons/claim-play.ts',
    find: "  if (!coupon || get(isClaimingAtom)) return { kind: 'none' };",
    replace: "  if (!coupon) return { kind: 'none' };",
    why: 'each press of the confirmation claims',
    survives: 'the button takes no press while its confirmation waits, so no second press reaches this line',
  },
];
