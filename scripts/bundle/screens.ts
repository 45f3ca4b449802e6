/** The budget of a screen; raise a limit only with a reason in the commit. */
export interface Screen {
  name: string;
  /** Path suffixes of the modules that the screen loads, with all their imports. */
  needs: readonly string[];
  /** The screen before it; its files cost nothing more. */
  after?: string;
  /** Brotli size of scripts and styles, in bytes. */
  bytes: number;
  /** Number of scripts and styles. */
  files: number;
  /** Path parts of modules that must not load with it. */
  without?: readonly string[];
}

const ON_DEMAND = [
  'dompurify/',
  'jsqr/',
  'crypto-js/',
  'socket.io',
  'features/chat/state/',
  'features/spin/',
  'kiosk/src/keypad/keypad.tsx',
];

const MEMBER = 'session/text-sets/th-member.ts';
const VISITOR = 'session/text-sets/th-visitor.ts';

export const screens: readonly Screen[] = [
  {
    name: 'login',
    needs: ['web/src/main.tsx'],
    bytes: 104_420,
    files: 2,
    without: [...ON_DEMAND, '@base-ui/', 'features/home/', 'features/register/', 'i18next/dist/'],
  },
  {
    name: 'register',
    needs: ['register-page.tsx', VISITOR],
    after: 'login',
    bytes: 25_270,
    files: 5,
    without: [...ON_DEMAND, '@base-ui/', 'member-shell.tsx'],
  },
  {
    name: 'how-to',
    needs: ['howto-page.tsx', VISITOR],
    after: 'login',
    bytes: 48_190,
    files: 7,
    without: ON_DEMAND,
  },
  {
    name: 'contact',
    needs: ['contact-page.tsx', VISITOR],
    after: 'login',
    bytes: 18_840,
    files: 5,
    without: [...ON_DEMAND, '@base-ui/', 'member-shell.tsx'],
  },
  {
    name: 'home',
    needs: ['member-shell.tsx', 'home-page.tsx', MEMBER],
    after: 'login',
    bytes: 50_470,
    files: 6,
    without: [...ON_DEMAND, '@base-ui/'],
  },
  // Loaded after home is shown.
  {
    name: 'dialogs',
    needs: ['toast-stage.tsx', 'outcome-alert.tsx'],
    after: 'home',
    bytes: 36_060,
    files: 4,
  },
  ...(
    [
      ['deposit', 'deposit-dialog.tsx', 18_160],
      ['transfer', 'transfer-dialog.tsx', 12_000],
      ['withdraw', 'withdraw-dialog.tsx', 12_000],
      ['game', 'game-dialog.tsx', 12_000],
      ['invite', 'invite-dialog.tsx', 12_000],
      ['refund', 'refund-dialog.tsx', 15_150],
      ['statement', 'statement-page.tsx', 12_000],
      ['profile', 'profile-page.tsx', 12_000],
      ['bonus', 'bonus-page.tsx', 20_340],
      ['wheel', 'spin-page.tsx', 15_690],
      ['conditions', 'conditions-dialog.tsx', 12_930],
      ['chat', 'chat-panel.tsx', 35_540],
    ] as const
  ).map(([name, page, bytes]) => ({ name, needs: [`/${page}`], after: 'dialogs', bytes, files: 4 })),
];
