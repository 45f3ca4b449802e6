interface Flag {
  flag: string;
  /** Why it is there, so that removing it is a decision. */
  reason: string;
}

/** What every kiosk needs, beside the address and the profile. Each one exists in Chromium 156; a test looks. */
export const FLAGS: readonly Flag[] = [
  { flag: '--kiosk', reason: 'full screen without bars, tabs and the developer tools' },
  {
    flag: '--window-position=0,0',
    reason: 'without a window manager nobody else puts the window into the corner',
  },
  { flag: '--no-first-run', reason: 'every launch is the first of its profile: no welcome' },
  { flag: '--no-default-browser-check', reason: 'nobody here can answer the question' },
  { flag: '--noerrdialogs', reason: 'no error window over the app' },
  { flag: '--hide-crash-restore-bubble', reason: 'no offer to restore pages after a crash' },
  { flag: '--disable-search-engine-choice-screen', reason: 'no choice of a search engine before the app' },
  {
    flag: '--deny-permission-prompts',
    reason: 'the app asks for nothing, and nobody may allow anything else',
  },
  {
    flag: '--disable-features=Translate,TranslateUI,OptimizationHints,MediaRouter,GlobalMediaControls',
    reason:
      'no offer to translate the Thai page, no bubble of the browser over the app, no search for other screens',
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
  { flag: '--disable-background-networking', reason: 'the browser calls no service of its own' },
  { flag: '--disable-component-update', reason: 'it fetches no parts while a member is at the machine' },
  { flag: '--check-for-update-interval=31536000', reason: 'the system updates the browser, at night' },
  { flag: '--disable-default-apps', reason: 'no app of its own beside ours' },
  { flag: '--disable-domain-reliability', reason: 'it reports to nobody which addresses failed' },
  { flag: '--disable-sync', reason: 'no account, nothing carried elsewhere' },
  { flag: '--disable-breakpad', reason: 'no crash dumps: they would hold what a member typed' },
  {
    flag: '--disable-blink-features=ScriptedSpeechRecognition',
    reason: 'a public machine does not listen; it may read aloud',
  },
  {
    flag: '--enable-speech-dispatcher',
    reason: 'the voices of the system, which read to members who cannot',
  },
  {
    flag: '--autoplay-policy=no-user-gesture-required',
    reason: 'the self-test plays its sound, and films their first frame, without a second touch',
  },
  { flag: '--disk-cache-size=33554432', reason: 'the cache lies in memory: 32 MB of it are enough' },
  { flag: '--no-pings', reason: 'links tell nobody that they were followed' },
];

interface Launch {
  /** The address of the kiosk app. */
  url: string;
  /** The throw-away folder of this launch. */
  profile: string;
  isRoot: boolean;
  /** Pixels, if known. */
  screen: { width: number; height: number } | null;
  /** Whether a Wayland compositor has the screen, and no X server. */
  isWayland?: boolean;
  /** Whether the machine has a receipt printer. */
  hasPrinter: boolean;
  /** For tests alone: who reaches this port can read and press everything. */
  debuggingPort?: number | undefined;
}

/** The whole command line of one launch. */
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
    // Chromium looks for an X server unless told.
    ...(isWayland ? ['--ozone-platform=wayland'] : []),
    // Prints at once on the system's own printer. Without one, a preview would lie over the app.
    ...(hasPrinter ? ['--kiosk-printing'] : []),
    `--disk-cache-dir=${profile}/cache`,
    // Chromium refuses its sandbox to root. A shop's kiosk has a user of its own; the launcher says so aloud.
    ...(isRoot ? ['--no-sandbox'] : []),
    ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    // In an app window no key is reserved for the browser: the page's guard sees them all.
    `--app=${url}`,
  ];
}
