import type { Mutant } from '../../../mutant.ts';

export const stylesOf2: readonly Mutant[] = [
  {
    id: '2.14',
    file: 'web/src/ui/layout/bottom-menu.module.css',
    find: '.menu {\n  position: fixed;',
    replace: '.menu {\n  position: static;',
    why: 'the menu is at the end of a long page',
  },
  {
    id: '2.15',
    file: 'web/src/ui/layout/bottom-menu.module.css',
    find: '  inset: auto 0 0;\n',
    replace: '  inset: 0 0 auto;\n',
    why: 'the bottom menu is at the top',
  },
  {
    id: '2.44',
    file: 'web/src/ui/overlay/sheet.module.css',
    find: '.sheet {\n  position: fixed;',
    replace: '.sheet {\n  position: static;',
    why: 'a dialog opens below the page',
  },
  {
    id: '2.71',
    file: 'web/src/features/bonus/cards/bonus-card.module.css',
    find: '    position: absolute;\n    z-index: -2;',
    replace: '    z-index: -2;',
    why: 'the banner of a bonus stands beside its words',
  },
  {
    id: '2.71',
    file: 'web/src/features/bonus/cards/bonus-card.module.css',
    find: '    z-index: -2;\n',
    replace: '',
    why: 'the banner of a bonus covers its words',
  },
  {
    id: '2.83',
    file: 'web/src/features/chat/list/chat-log.module.css',
    find: '  overflow-y: auto;\n',
    replace: '  overflow-y: hidden;\n',
    why: 'the history of the chat does not scroll',
  },
  {
    id: '2.41',
    file: 'web/src/ui/layout/carousel.module.css',
    find: '  flex: 0 0 100%;',
    replace: '  flex: 0 0 50%;',
    why: 'a carousel shows two banners at once',
  },
  {
    id: '2.81',
    file: 'web/src/ui/overlay/reveal.module.css',
    find: '.reveal {\n  position: fixed;',
    replace: '.reveal {\n  position: static;',
    why: 'a won prize is shown below the wheel',
  },
  {
    id: '2.82',
    file: 'web/src/ui/overlay/side-panel.module.css',
    find: '.panel {\n  position: fixed;',
    replace: '.panel {\n  position: static;',
    why: 'the chat opens below the page',
  },
  {
    id: '2.84',
    file: 'web/src/features/chat/list/chat-log.module.css',
    find: '.banner {\n  position: absolute;',
    replace: '.banner {\n  position: static;',
    why: 'the banner of new messages is below the history',
  },
];
