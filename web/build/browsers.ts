/**
 * The oldest browsers that the app supports: Chrome and Safari of spring 2023, Firefox of July 2024. The README says why. Older
 * browsers see an explanation instead: web/src/ui/styles/old-browser.css.
 */
export const oldestBrowsers = { chrome: 111, firefox: 128, safari: 16.4 } as const;

const { chrome, firefox, safari } = oldestBrowsers;

export const buildTarget = [
  `chrome${chrome}`,
  `edge${chrome}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari}`,
];
