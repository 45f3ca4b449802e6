/** The screens that are seen, and the app that stands on each. */
export const SCREENS = {
  '360x740': 'web',
  '390x844': 'web',
  '740x360': 'web',
  '768x1024': 'web',
  '900x700': 'web',
  '1280x800': 'web',
  '1080x1920': 'kiosk',
  '1920x1080': 'kiosk',
  '320x640': 'web',
  '640x400': 'web',
  '390x422': 'web',
  '1440x900': 'web',
  '1900x1000': 'web',
} as const;
export type Size = keyof typeof SCREENS;

/** The smallest phone still in use, and a small desk twice enlarged. */
export const SMALL_SIZES: readonly Size[] = ['320x640', '640x400'];
/** What a phone shows above its keyboard. */
export const KEYBOARD_SIZES: readonly Size[] = ['390x422'];
/** Large desks. */
export const LARGE_SIZES: readonly Size[] = ['1440x900', '1900x1000'];
/** For pages. */
export const PAGE_SIZES = (Object.keys(SCREENS) as Size[]).filter(
  (size) => ![...SMALL_SIZES, ...KEYBOARD_SIZES, ...LARGE_SIZES].includes(size),
);
/** For dialogs: the smallest phone, also on its side, the desk, the kiosk. */
export const DIALOG_SIZES: readonly Size[] = ['360x740', '740x360', '1280x800', '1080x1920', '1920x1080'];
/** For what the kiosk does not have. */
export const BROWSER_SIZES: readonly Size[] = ['360x740', '1280x800'];
/** For what both apps have, where one size of each is enough. */
export const BOTH_SIZES: readonly Size[] = [...BROWSER_SIZES, '1080x1920'];
/** For what only the kiosk has. */
export const KIOSK_SIZES: readonly Size[] = ['1080x1920', '1920x1080'];
