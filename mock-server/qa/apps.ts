/** Where the apps before this mock are served; null for one that is not. */
export interface Apps {
  web: string | null;
  kiosk: string | null;
}

export const noApps = (): Apps => ({ web: null, kiosk: null });
