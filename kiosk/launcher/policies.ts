interface Policy {
  name: string;
  value: unknown;
  /** Why the policy is set, so that removing it is a deliberate decision. */
  reason: string;
}

const BLOCKED = 2;

interface PolicyOptions {
  hasPrinter: boolean;
  /** Origins of further screens of the same machine, which has one set of policies. */
  others?: readonly string[];
}

/** The port of a terminal whose settings name none. */
export const DEFAULT_PORT = 4173;

/** The origin of a terminal as the browser sees it. */
export const originOf = (port: number | string): string => `http://127.0.0.1:${port}`;

/** The policies are the second line of defence, behind the flags and the page's key guard. */
export function managedPolicies(origin: string, { hasPrinter, others = [] }: PolicyOptions): Policy[] {
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
        // eslint-disable-next-line no-script-url -- this is a blocked pattern
        'javascript://*',
        'data:*',
        'blob:*',
        'about:*',
        'filesystem:*',
        'mailto:*',
        'tel:*',
        'intent:*',
      ],
      reason: 'the browser shows only the app; `*` by itself does not block the browser’s own pages',
    },
    {
      name: 'URLAllowlist',
      // A path of `/*` would match nothing.
      value: [origin, ...others, ...(hasPrinter ? ['chrome://print', 'chrome-untrusted://print'] : [])],
      reason: 'the terminal’s own origin; printing briefly opens chrome://print',
    },
    { name: 'HomepageLocation', value: `${origin}/`, reason: 'a home key opens the app' },
    {
      name: 'NewTabPageLocation',
      value: `${origin}/`,
      reason: 'a new tab would show the app, which refuses to run twice',
    },
    { name: 'RestoreOnStartup', value: 4, reason: 'a start opens the app and restores no earlier session' },
    { name: 'RestoreOnStartupURLs', value: [`${origin}/`], reason: 'see RestoreOnStartup' },
    ...off('no browser page replaces the app', [
      'AlternateErrorPagesEnabled',
      'AllowDinosaurEasterEgg',
      'DefaultSearchProviderEnabled',
      'SearchSuggestEnabled',
      'SSLErrorOverrideAllowed',
      'BookmarkBarEnabled',
      'EditBookmarksEnabled',
    ]),
    { name: 'SandboxExternalProtocolBlocked', value: true, reason: 'pages cannot open other programs' },
    { name: 'DefaultPopupsSetting', value: BLOCKED, reason: 'one window, one page' },

    {
      name: 'DeveloperToolsAvailability',
      value: BLOCKED,
      reason: 'developer tools can read and change the page',
    },
    ...off('users cannot inspect or end the browser', [
      'RemoteDebuggingAllowed',
      'TaskManagerEndProcessEnabled',
      'CommandLineFlagSecurityWarningsEnabled',
      'BrowserLabsEnabled',
    ]),

    { name: 'IncognitoModeAvailability', value: 1, reason: 'no incognito window, which has fewer policies' },
    { name: 'ForceEphemeralProfiles', value: true, reason: 'the profile is deleted with its browser' },
    { name: 'BrowserSignin', value: 0, reason: 'no account in the browser' },
    { name: 'SyncDisabled', value: true, reason: 'nothing is synced elsewhere' },
    { name: 'ProfilePickerOnStartupAvailability', value: 1, reason: 'no question before the app' },
    { name: 'UserDataSnapshotRetentionLimit', value: 0, reason: 'an update keeps no copy of a profile' },
    ...off('only the launcher’s profile', [
      'BrowserGuestModeEnabled',
      'BrowserAddPersonEnabled',
      'SigninInterceptionEnabled',
    ]),

    { name: 'SavingBrowserHistoryDisabled', value: true, reason: 'no history of the last member’s pages' },
    {
      name: 'AllowBackForwardCacheForCacheControlNoStorePageEnabled',
      value: false,
      reason: 'no page of a session is kept for Back',
    },

    ...off('the browser must not offer what another member typed', [
      'PasswordManagerEnabled',
      'PasswordManagerPasskeysEnabled',
      'PasswordLeakDetectionEnabled',
      'PaymentMethodQueryEnabled',
      'SpellcheckEnabled',
      'SpellCheckServiceEnabled',
    ]),
    { name: 'AutofillPredictionSettings', value: BLOCKED, reason: 'see PasswordManagerEnabled' },
    ...off('no bubble covers the app', ['TranslateEnabled', 'LiveTranslateEnabled', 'PromotionsEnabled']),

    { name: 'DownloadRestrictions', value: 3, reason: 'no downloads onto the machine' },
    ...off('no dialog that shows the machine’s files', [
      'AllowFileSelectionDialogs',
      'PromptForDownloadLocation',
    ]),
    ...off(
      'pages cannot read or write the machine’s files',
      ['DefaultFileSystemReadGuardSetting', 'DefaultFileSystemWriteGuardSetting'],
      BLOCKED,
    ),
    {
      name: 'PrintingEnabled',
      value: hasPrinter,
      reason: 'without a printer, the print preview would cover the app',
    },
    ...(hasPrinter
      ? [
          { name: 'SilentPrintingEnabled', value: true, reason: 'a receipt is printed without a question' },
          {
            name: 'PrintPreviewUseSystemDefaultPrinter',
            value: true,
            reason: 'the system chooses the printer',
          },
          { name: 'PrintHeaderFooter', value: false, reason: 'the slip shows no URL and no title' },
          {
            name: 'PrinterTypeDenyList',
            value: ['extension', 'pdf', 'cloud'],
            reason: 'receipts go to paper, not to a file',
          },
        ]
      : []),

    ...off(
      'the app does not use them, and a prompt would cover it',
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
    ...off('a public machine must not record video, sound or the screen', [
      'AudioCaptureAllowed',
      'VideoCaptureAllowed',
      'ScreenCaptureAllowed',
    ]),
    {
      name: 'DisableScreenshots',
      value: true,
      reason: 'the browser takes no screenshots of a member’s money',
    },

    { name: 'ExtensionInstallBlocklist', value: ['*'], reason: 'no extensions in the browser' },
    { name: 'BlockExternalExtensions', value: true, reason: 'no extensions in the browser' },
    { name: 'NativeMessagingBlocklist', value: ['*'], reason: 'no native program talks to a page' },
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
      reason: 'no DNS or page prefetch',
    },
    { name: 'DnsOverHttpsMode', value: 'off', reason: 'the network controls name resolution' },
    { name: 'WebRtcIPHandling', value: 'disable_non_proxied_udp', reason: 'no connection outside the proxy' },
    {
      name: 'SuppressUnsupportedOSWarning',
      value: true,
      reason: 'no bar over the app; the technician moves the machine to a newer system',
    },
  ];
}

/** For `/etc/chromium/policies/managed`. */
export function policyFile(origin: string, options: PolicyOptions): string {
  const policies = managedPolicies(origin, options).map(({ name, value }) => [name, value] as const);
  return `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`;
}
