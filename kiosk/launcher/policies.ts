interface Policy {
  name: string;
  value: unknown;
  /** Why it is there, so that removing it is a decision. */
  reason: string;
}

const BLOCKED = 2;

/**
 * Chromium's managed policies for a terminal at an origin. They stand behind the flags and the page's own guard: what
 * slips through those still finds no door.
 */
export function managedPolicies(origin: string, { hasPrinter }: { hasPrinter: boolean }): Policy[] {
  const off = (reason: string, names: string[], value: unknown = false) =>
    names.map((name) => ({ name, value, reason }));
  return [
    {
      name: 'URLBlocklist',
      value: [
        '*',
        'chrome://*',
        'chrome-untrusted://*',
        'devtools://*',
        'view-source:*',
        'file://*',
        // eslint-disable-next-line no-script-url -- it is what is blocked
        'javascript://*',
        'data:*',
        'blob:*',
        'about:*',
        'filesystem:*',
        'mailto:*',
        'tel:*',
        'intent:*',
      ],
      reason: 'nothing but the app is ever shown; a star alone leaves the browser’s own pages open',
    },
    {
      name: 'URLAllowlist',
      // With a path of `/*` it would match nothing.
      value: [origin, ...(hasPrinter ? ['chrome://print', 'chrome-untrusted://print'] : [])],
      reason: 'the terminal’s own origin; printing shows its page for a moment',
    },
    { name: 'HomepageLocation', value: `${origin}/`, reason: 'a home key leads to the app' },
    {
      name: 'NewTabPageLocation',
      value: `${origin}/`,
      reason: 'a new tab would show the app, which refuses to run twice',
    },
    { name: 'RestoreOnStartup', value: 4, reason: 'a start opens the app, and nothing of a session before' },
    { name: 'RestoreOnStartupURLs', value: [`${origin}/`], reason: 'see RestoreOnStartup' },
    ...off('no page of the browser’s own in the place of ours', [
      'AlternateErrorPagesEnabled',
      'AllowDinosaurEasterEgg',
      'DefaultSearchProviderEnabled',
      'SearchSuggestEnabled',
      'SSLErrorOverrideAllowed',
      'BookmarkBarEnabled',
      'EditBookmarksEnabled',
    ]),
    { name: 'SandboxExternalProtocolBlocked', value: true, reason: 'no page opens another program' },
    { name: 'DefaultPopupsSetting', value: BLOCKED, reason: 'one window, one page' },

    { name: 'DeveloperToolsAvailability', value: BLOCKED, reason: 'who has them reads and changes the page' },
    ...off('nobody looks into the browser, or ends it', [
      'RemoteDebuggingAllowed',
      'TaskManagerEndProcessEnabled',
      'CommandLineFlagSecurityWarningsEnabled',
      'BrowserLabsEnabled',
    ]),

    { name: 'IncognitoModeAvailability', value: 1, reason: 'no second window that policies know less of' },
    { name: 'ForceEphemeralProfiles', value: true, reason: 'what a profile holds goes with its browser' },
    { name: 'BrowserSignin', value: 0, reason: 'no account of anybody’s in the browser' },
    { name: 'SyncDisabled', value: true, reason: 'nothing is carried elsewhere' },
    { name: 'ProfilePickerOnStartupAvailability', value: 1, reason: 'no question before the app' },
    { name: 'UserDataSnapshotRetentionLimit', value: 0, reason: 'an update keeps no copy of a profile' },
    ...off('one profile, the launcher’s own', [
      'BrowserGuestModeEnabled',
      'BrowserAddPersonEnabled',
      'SigninInterceptionEnabled',
    ]),

    { name: 'SavingBrowserHistoryDisabled', value: true, reason: 'nobody reads where the last member was' },
    {
      name: 'AllowBackForwardCacheForCacheControlNoStorePageEnabled',
      value: false,
      reason: 'no page of a session is kept for Back',
    },

    ...off('what one member typed is offered to nobody', [
      'PasswordManagerEnabled',
      'PasswordManagerPasskeysEnabled',
      'PasswordLeakDetectionEnabled',
      'PaymentMethodQueryEnabled',
      'SpellcheckEnabled',
      'SpellCheckServiceEnabled',
    ]),
    { name: 'AutofillPredictionSettings', value: BLOCKED, reason: 'see PasswordManagerEnabled' },
    ...off('no bubble lies over the app', ['TranslateEnabled', 'LiveTranslateEnabled', 'PromotionsEnabled']),

    { name: 'DownloadRestrictions', value: 3, reason: 'no file comes onto the machine' },
    ...off('no window that shows the machine’s files', [
      'AllowFileSelectionDialogs',
      'PromptForDownloadLocation',
    ]),
    ...off(
      'the machine’s files are nobody’s to read or write',
      ['DefaultFileSystemReadGuardSetting', 'DefaultFileSystemWriteGuardSetting'],
      BLOCKED,
    ),
    {
      name: 'PrintingEnabled',
      value: hasPrinter,
      reason: 'without a printer, its preview would lie over the app',
    },
    ...(hasPrinter
      ? [
          { name: 'SilentPrintingEnabled', value: true, reason: 'a receipt is printed without a question' },
          {
            name: 'PrintPreviewUseSystemDefaultPrinter',
            value: true,
            reason: 'the system knows the printer',
          },
          { name: 'PrintHeaderFooter', value: false, reason: 'the slip bears no address and no title' },
          {
            name: 'PrinterTypeDenyList',
            value: ['extension', 'pdf', 'cloud'],
            reason: 'a receipt goes onto paper, and into no file',
          },
        ]
      : []),

    ...off(
      'the app has no use for them, and a question would lie over it',
      [
        'DefaultGeolocationSetting',
        'DefaultNotificationsSetting',
        'DefaultSensorsSetting',
        'DefaultSerialGuardSetting',
        'DefaultWebUsbGuardSetting',
        'DefaultWebHidGuardSetting',
        'DefaultWebBluetoothGuardSetting',
        'DefaultLocalFontsSetting',
        'DefaultWindowManagementSetting',
        'DefaultClipboardSetting',
      ],
      BLOCKED,
    ),
    ...off('a public machine neither sees nor hears', [
      'AudioCaptureAllowed',
      'VideoCaptureAllowed',
      'ScreenCaptureAllowed',
    ]),
    {
      name: 'DisableScreenshots',
      value: true,
      reason: 'nothing in the browser takes a picture of a member’s money',
    },

    { name: 'ExtensionInstallBlocklist', value: ['*'], reason: 'nothing is added to the browser' },
    { name: 'BlockExternalExtensions', value: true, reason: 'nothing is added to the browser' },
    { name: 'NativeMessagingBlocklist', value: ['*'], reason: 'no program of the machine talks with a page' },
    ...off('the browser does nothing on its own', [
      'WebAppInstallByUserEnabled',
      'BackgroundModeEnabled',
      'MetricsReportingEnabled',
      'UserFeedbackAllowed',
      'FeedbackSurveysEnabled',
      'EnableMediaRouter',
      'DesktopSharingHubEnabled',
      'QRCodeGeneratorEnabled',
      'BuiltInAIAPIsEnabled',
      'QuicAllowed',
      'ComponentUpdatesEnabled',
      'ScrollToTextFragmentEnabled',
      'AllowSystemNotifications',
    ]),
    {
      name: 'NetworkPredictionOptions',
      value: BLOCKED,
      reason: 'it asks for no address before it is needed',
    },
    { name: 'DnsOverHttpsMode', value: 'off', reason: 'names are the network’s to allow' },
    { name: 'WebRtcIPHandling', value: 'disable_non_proxied_udp', reason: 'no connection beside the proxy' },
    {
      name: 'SuppressUnsupportedOSWarning',
      value: true,
      reason: 'no bar over the app; the technician updates',
    },
  ];
}

/** As Chromium reads it from `/etc/chromium/policies/managed`. */
export function policyFile(origin: string, printer: { hasPrinter: boolean }): string {
  const policies = managedPolicies(origin, printer).map(({ name, value }) => [name, value] as const);
  return `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`;
}
