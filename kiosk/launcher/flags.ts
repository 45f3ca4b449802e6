interface Flag {
  flag: string;
  /** Why the flag is set, so that removing it is a deliberate decision. */
  reason: string;
}

/** Flags that every kiosk needs, besides the URL and the profile. A test checks that Chromium 156 knows each one. */
export const FLAGS: readonly Flag[] = [
  { flag: '--kiosk', reason: 'full screen without bars, tabs and the developer tools' },
  {
    flag: '--force-app-mode',
    reason:
      'the browser has no shortcuts but those of reload and zoom, so a key that no page takes opens nothing, not even between two pages',
  },
  {
    flag: '--window-position=0,0',
    reason: 'without a window manager, nothing else places the window in the corner',
  },
  { flag: '--no-first-run', reason: 'every launch uses a new profile: no welcome page' },
  { flag: '--no-default-browser-check', reason: 'no one at the machine can answer the question' },
  { flag: '--noerrdialogs', reason: 'no error window over the app' },
  { flag: '--hide-crash-restore-bubble', reason: 'no offer to restore pages after a crash' },
  { flag: '--disable-search-engine-choice-screen', reason: 'no choice of a search engine before the app' },
  {
    flag: '--deny-permission-prompts',
    reason: 'the app needs no permissions, and members must not grant any',
  },
  {
    flag: '--disable-features=Translate,TranslateUI,OptimizationHints,MediaRouter,GlobalMediaControls,SegmentationPlatform,DIPS,OptimizationGuideOnDeviceModel',
    reason:
      'no offer to translate the Thai page, no bubble of the browser over the app, no search for other screens, no statistics of the visits, which grow with each session, no process for a language model',
  },
  { flag: '--password-store=basic', reason: 'no question for the password of a system keyring' },
  {
    flag: '--touch-events=enabled',
    reason: 'touch works from the start, even when the screen is found later',
  },
  { flag: '--disable-pinch', reason: 'two fingers do not zoom the page' },
  { flag: '--overscroll-history-navigation=0', reason: 'a swipe from the edge does not go back' },
  {
    flag: '--pull-to-refresh=0',
    reason: 'a pull at the top does not reload the app, which would end the session',
  },
  { flag: '--disable-background-networking', reason: 'the browser makes no calls by itself' },
  {
    flag: '--disable-component-update',
    reason: 'the browser downloads no components while a member uses it',
  },
  {
    flag: '--check-for-update-interval=31536000',
    reason: 'the system updates the browser, at night, as `install` sets it up',
  },
  { flag: '--disable-default-apps', reason: 'no default apps besides the wallet' },
  { flag: '--disable-domain-reliability', reason: 'the browser does not report failed addresses' },
  { flag: '--disable-sync', reason: 'no account, nothing synced elsewhere' },
  { flag: '--disable-breakpad', reason: 'no crash dumps: they would hold what a member typed' },
  {
    flag: '--disable-blink-features=ScriptedSpeechRecognition',
    reason: 'a public machine does not listen; it may read aloud',
  },
  {
    flag: '--enable-speech-dispatcher',
    reason: 'the system voices read texts to members who cannot read',
  },
  {
    flag: '--autoplay-policy=no-user-gesture-required',
    reason: 'the self-test plays its sound, and videos their first frame, without a second touch',
  },
  { flag: '--disk-cache-size=33554432', reason: 'the cache is in memory: 32 MB are enough' },
  {
    flag: '--allow-pre-commit-input',
    reason:
      'keys and the wheel reach the key guard before the first paint too; the browser would take them, and open its pages',
  },
  { flag: '--no-pings', reason: 'links send no ping when they are followed' },
];

interface Launch {
  url: string;
  profile: string;
  isRoot: boolean;
  screen: { width: number; height: number } | null;
  /** A Wayland compositor owns the screen, without an X server. */
  isWayland?: boolean;
  hasPrinter: boolean;
  /** For tests only: anyone who reaches this port can read and control the page. */
  debuggingPort?: number | undefined;
}

/** The command line of Chromium for one launch. Its URL is the last argument. */
export function chromiumArguments({
  url,
  profile,
  isRoot,
  screen,
  isWayland = false,
  hasPrinter,
  debuggingPort,
}: Launch): string[] {
  return [
    ...FLAGS.map(({ flag }) => flag),
    `--user-data-dir=${profile}`,
    ...(screen ? [`--window-size=${screen.width},${screen.height}`] : []),
    // Chromium's default is X.
    ...(isWayland ? ['--ozone-platform=wayland'] : []),
    // Prints immediately on the default printer. Without a printer, a preview would cover the app.
    ...(hasPrinter ? ['--kiosk-printing'] : []),
    `--disk-cache-dir=${profile}/cache`,
    // Chromium cannot use its sandbox as root. A shop's kiosk has its own user; the launcher logs a warning.
    ...(isRoot ? ['--no-sandbox'] : []),
    ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    // An app window reserves no keys for the browser, so the page's key guard sees them all.
    `--app=${url}`,
  ];
}
