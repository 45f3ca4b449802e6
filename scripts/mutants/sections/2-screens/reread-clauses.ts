import type { Mutant } from '../../mutant.ts';

export const rereadClausesOf2: readonly Mutant[] = [
  {
    id: '2.42',
    file: 'web/src/ui/display/game-tile.module.css',
    find: '.converted {',
    replace: '.converted {\n  opacity: 0;',
    why: 'the converted value is hidden',
  },
  {
    id: '2.12',
    file: 'web/src/features/login/login-page.module.css',
    find: '  opacity: 0.85;\n',
    replace: '',
    why: 'the page without a known service looks like any',
  },
  {
    id: '2.15',
    file: 'web/src/ui/layout/bottom-menu.module.css',
    find: '    width: 3.25rem;\n',
    replace: '    width: 1.5rem;\n',
    why: 'the home button is not large',
  },
  {
    id: '2.79',
    file: 'web/src/features/spin/wheel/wheel.module.css',
    find: '.disc,\n.blur,\n.light {',
    replace: '.disc,\n.blur,\n.light {\n  display: none;',
    why: 'the wheel is not drawn',
  },
  {
    id: '2.56',
    file: 'web/src/features/refund/refund.module.css',
    find: '.info {',
    replace: '.info {\n  display: none;',
    why: 'the text about refunds is hidden',
  },
  {
    id: '2.26',
    file: 'web/src/features/howto/howto-card.module.css',
    find: '.title {',
    replace: '.title {\n  display: none;',
    why: 'the films have no names',
  },
  {
    id: '2.59',
    file: 'web/src/features/games/opened-game.tsx',
    find: '{loaded && <ResetPassword',
    replace: "{loaded && login.way !== 'page' && <ResetPassword",
    why: 'a game with its own page resets no password',
  },
];
