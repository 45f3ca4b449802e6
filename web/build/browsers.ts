/**
 * The oldest browsers that the app is for, all of spring 2023; the README says why. Below them the page says so in a
 * sentence: web/src/ui/styles/old-browser.css.
 */
export const oldestBrowsers = { chrome: 111, firefox: 128, safari: 16.4 } as const;

const { chrome, firefox, safari } = oldestBrowsers;

/** What scripts and styles are built for. */
export const buildTarget = [
  `chrome${chrome}`,
  `edge${chrome}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari}`,
];
