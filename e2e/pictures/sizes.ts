export const SCREENS = {
  '360x740': 'web',
  '390x844': 'web',
  '740x360': 'web',
  '768x1024': 'web',
  '900x700': 'web',
  '1280x800': 'web',
  '1080x1920': 'kiosk',
  '1920x1080': 'kiosk',
  '800x1280': 'kiosk',
  '1366x768': 'kiosk',
  '1024x768': 'kiosk',
  '320x640': 'web',
  '640x400': 'web',
  '390x422': 'web',
  '740x190': 'web',
  '1440x900': 'web',
  '1900x1000': 'web',
  '360x640': 'web',
  '1024x600': 'web',
} as const;
export type Size = keyof typeof SCREENS;

/** The smallest phone in use, and a small desktop at double zoom. */
export const SMALL_SIZES: readonly Size[] = ['320x640', '640x400'];
/** A phone above its on-screen keyboard, upright and in landscape. */
export const KEYBOARD_SIZES: readonly Size[] = ['390x422', '740x190'];
export const LARGE_SIZES: readonly Size[] = ['1440x900', '1900x1000'];
/** Taken only where `PICTURE_SIZES` names them: a short phone, a small laptop. */
const RARE_SIZES: readonly Size[] = ['360x640', '1024x600'];
export const SMALL_KIOSK_SIZES: readonly Size[] = ['800x1280', '1366x768', '1024x768'];
export const PAGE_SIZES = (Object.keys(SCREENS) as Size[]).filter(
  (size) =>
    ![...SMALL_SIZES, ...KEYBOARD_SIZES, ...LARGE_SIZES, ...SMALL_KIOSK_SIZES, ...RARE_SIZES].includes(size),
);
/** For dialogs: a small phone, the same in landscape, a desktop, the kiosk. */
export const DIALOG_SIZES: readonly Size[] = ['360x740', '740x360', '1280x800', '1080x1920', '1920x1080'];
/** For screens that the kiosk does not have. */
export const BROWSER_SIZES: readonly Size[] = ['360x740', '1280x800'];
/** For screens of both apps, where one size of each kind is enough. */
export const BOTH_SIZES: readonly Size[] = [...BROWSER_SIZES, '1080x1920'];
export const KIOSK_SIZES: readonly Size[] = ['1080x1920', '1920x1080'];

/** The minimum side of a control in CSS pixels. A smaller kiosk screen shows everything smaller. */
export function smallestTarget(size: Size): number {
  if (SCREENS[size] === 'web') return 44;
  const [short = 0, long = 0] = size
    .split('x')
    .map(Number)
    .sort((a, b) => a - b);
  return 64 * Math.min(1, short / 1080, long / 1920);
}

/** Sizes such as `320x640,1024x600` that every scene takes instead of its own. */
export const CHOSEN_SIZES = (process.env['PICTURE_SIZES'] || undefined)?.split(',').map((size) => {
  if (size in SCREENS) return size as Size;
  throw new Error(`PICTURE_SIZES: ${size} is none of ${Object.keys(SCREENS).join(', ')}`);
});
