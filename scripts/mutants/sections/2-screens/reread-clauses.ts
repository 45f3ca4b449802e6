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
];
