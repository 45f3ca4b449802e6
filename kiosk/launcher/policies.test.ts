import { expect, it } from 'vitest';
import { policyFile } from './policies.ts';

const ORIGIN = 'http://127.0.0.1:4173';

/** Listed a second time: Chromium accepts any value, so a lost or weaker policy breaks no other test. */
const FALSE = [
  'RemoteDebuggingAllowed',
  'TaskManagerEndProcessEnabled',
  'BrowserLabsEnabled',
  'BrowserGuestModeEnabled',
  'BrowserAddPersonEnabled',
  'SigninInterceptionEnabled',
  'AlternateErrorPagesEnabled',
  'AllowDinosaurEasterEgg',
  'DefaultSearchProviderEnabled',
  'SearchSuggestEnabled',
  'SSLErrorOverrideAllowed',
  'AllowBackForwardCacheForCacheControlNoStorePageEnabled',
  'PasswordManagerEnabled',
  'PasswordManagerPasskeysEnabled',
  'PasswordLeakDetectionEnabled',
  'PaymentMethodQueryEnabled',
  'SpellcheckEnabled',
  'SpellCheckServiceEnabled',
  'TranslateEnabled',
  'LiveTranslateEnabled',
  'AllowFileSelectionDialogs',
  'PromptForDownloadLocation',
  'AudioCaptureAllowed',
  'VideoCaptureAllowed',
  'ScreenCaptureAllowed',
];
const BLOCKED = [
  'DefaultPopupsSetting',
  'DeveloperToolsAvailability',
  'AutofillPredictionSettings',
  'DefaultFileSystemReadGuardSetting',
  'DefaultFileSystemWriteGuardSetting',
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
];
const OTHERS = {
  URLBlocklist: [
    '*',
    'chrome://*',
    'chrome-untrusted://*',
    'devtools://*',
    'view-source:*',
    'file://*',
    'javascript://*',
    'data:*',
    'blob:*',
    'about:*',
    'filesystem:*',
    'mailto:*',
    'tel:*',
    'intent:*',
  ],
  SandboxExternalProtocolBlocked: true,
  IncognitoModeAvailability: 1,
  ForceEphemeralProfiles: true,
  BrowserSignin: 0,
  SyncDisabled: true,
  SavingBrowserHistoryDisabled: true,
  RestoreOnStartup: 4,
  DownloadRestrictions: 3,
  DisableScreenshots: true,
};

it('the policies keep members within the app, without traces, files and devices (K7)', () => {
  const policies = JSON.parse(policyFile(ORIGIN, { hasPrinter: false })) as object;
  expect(policies).toMatchObject({
    ...Object.fromEntries(FALSE.map((name) => [name, false])),
    ...Object.fromEntries(BLOCKED.map((name) => [name, 2])),
    ...OTHERS,
    PrintingEnabled: false,
  });
});

it('the policies print a receipt on paper, without a question and without the browser’s own header', () => {
  expect(JSON.parse(policyFile(ORIGIN, { hasPrinter: true }))).toMatchObject({
    URLAllowlist: [ORIGIN, 'chrome://print', 'chrome-untrusted://print'],
    PrintingEnabled: true,
    SilentPrintingEnabled: true,
    PrintPreviewUseSystemDefaultPrinter: true,
    PrintHeaderFooter: false,
    PrinterTypeDenyList: ['extension', 'pdf', 'cloud'],
  });
});
