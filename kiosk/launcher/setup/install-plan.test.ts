import { describe, expect, it } from 'vitest';
import { EXIT } from '../exit-code.ts';
import { planInstall } from './install-plan.ts';
import { policyFile } from '../policies.ts';

const TEMPLATE = '# The template.\nKIOSK_BACKEND=https://wallet.example\nKIOSK_PRINTER=no\n';
const ORIGIN = 'http://127.0.0.1:4173';
const SECOND = 'http://127.0.0.1:4174';
const machine = { backend: null, settings: null, policies: new Map<string, string>(), template: TEMPLATE };
const upgrade = (settings: string, policies = policyFile(ORIGIN, { hasPrinter: false })) =>
  planInstall({
    ...machine,
    settings: `KIOSK_BACKEND=https://a.example\n${settings}\n`,
    policies: new Map([['wallet-kiosk.json', policies]]),
  });

describe('an installation', () => {
  it('gives a new machine the settings of the template, with its backend, and mentions nothing', () => {
    expect(planInstall({ ...machine, backend: 'https://b.example' })).toEqual({
      settings: TEMPLATE.replace('wallet.', 'b.'),
      policies: policyFile(ORIGIN, { hasPrinter: false }),
      hasPrinter: false,
      notes: [],
    });
  });

  it.each([null, '', 'KIOSK_BACKEND=\n', '#KIOSK_BACKEND=https://a.example\n'])(
    'needs a backend when the settings are %j',
    (settings) => {
      expect(() => planInstall({ ...machine, settings })).toThrow(
        'Name the backend, an origin such as https://wallet.example: this machine has no setting for it yet.',
      );
      expect(planInstall({ ...machine, settings, backend: 'https://b.example' }).settings).toMatch(
        /^KIOSK_BACKEND=https:\/\/b\.example$/m,
      );
    },
  );

  it('replaces the backend wherever the settings name it, and keeps the other lines', () => {
    const settings = ' KIOSK_BACKEND = "https://a.example"\r\nKIOSK_BACKEND=https://c.example\r\nA=$1';
    expect(planInstall({ ...machine, settings, backend: 'https://b.example' }).settings).toBe(
      'KIOSK_BACKEND=https://b.example\r\nKIOSK_BACKEND=https://b.example\r\nA=$1',
    );
  });

  it('keeps the port and the printer of another screen, which only the policies tell of', () => {
    const both = policyFile(ORIGIN, { hasPrinter: true, others: [SECOND] });
    const { policies, notes } = upgrade('KIOSK_PRINTER=no', both);
    expect(policies).toBe(both);
    expect(notes.at(-1)).toBe('Kept in the policies: port 4174, and printing.');
  });

  it('takes printing from the policies when the only screen has lost its printer, and says so', () => {
    const { policies, notes } = upgrade('KIOSK_PRINTER=no', policyFile(ORIGIN, { hasPrinter: true }));
    expect(policies).toBe(policyFile(ORIGIN, { hasPrinter: false }));
    expect(notes.at(-1)).toBe(
      'Removed from the policies: SilentPrintingEnabled, PrintPreviewUseSystemDefaultPrinter, PrintHeaderFooter, PrinterTypeDenyList.',
    );
  });

  it('reads settings that end with a comment', () => {
    const { policies, notes } = upgrade('KIOSK_PORT=4174 # the second\nKIOSK_PRINTER="yes # 58 mm"');
    expect(policies).toMatch('"HomepageLocation": "http://127.0.0.1:4174/"');
    expect(policies).toMatch('"PrintingEnabled": true');
    expect(notes[0]).toMatch('KIOSK_PORT=4174, KIOSK_PRINTER=yes.');
  });

  it('keeps the entries of config.json, and takes a # in quotes for a part of them', () => {
    const config = '{"edition": "laos", "trueLinkPassphrase": "a#b"}';
    expect(upgrade(`KIOSK_CONFIG='${config}' # of the shop in Vientiane`).notes[0]).toMatch(
      `KIOSK_CONFIG=${config}.`,
    );
  });

  it('names a setting with an error in its name', () => {
    expect(upgrade('KIOSK_PRNTER=yes\nhttps_proxy=http://proxy').notes.at(-1)).toBe(
      'Ignored, as no setting of the terminal: KIOSK_PRNTER.',
    );
  });

  it.each(['', '{"URLAllowlist": ', '[]', '{"URLAllowlist": "http://127.0.0.1:9"}'])(
    'replaces policies that are %j by those of the settings',
    (damaged) => {
      expect(upgrade('KIOSK_PRINTER="yes"', damaged).policies).toBe(policyFile(ORIGIN, { hasPrinter: true }));
    },
  );

  it('is refused when a copy of older policies would replace those of the terminal', () => {
    const policies = new Map([['wallet-kiosk.json~', policyFile(SECOND, { hasPrinter: false })]]);
    expect(() => planInstall({ ...machine, backend: 'https://a.example', policies })).toThrow(
      /wallet-kiosk\.json~ blocks http:\/\/127\.0\.0\.1:4173: .* move it to another folder\.$/,
    );
  });

  it.each([
    ['KIOSK_PRINTER=Yes', 'KIOSK_PRINTER must be one of no, yes, and is "Yes"'],
    ['KIOSK_PORT=80', 'KIOSK_PORT must be a port from 1024 to 65535, and is "80"'],
    ['KIOSK_PAPER=A4', 'KIOSK_PAPER must be the width of a roll, 58 or 80, and is "A4"'],
    ['KIOSK_ROTATE=left', 'KIOSK_ROTATE must be one of 0, 90, 180, 270, and is "left"'],
    ['KIOSK_DISPLAY=tv', 'KIOSK_DISPLAY must be one of cage, x, none, and is "tv"'],
    [
      'KIOSK_BACKEND=a.example',
      'KIOSK_BACKEND must be an origin such as https://wallet.example, and is "a.example"',
    ],
    [
      'KIOSK_BACKEND=https://shop:secret@a.example',
      'KIOSK_BACKEND must be an origin such as https://wallet.example, and is "…@a.example"',
    ],
    ['KIOSK_CONFIG=laos', 'KIOSK_CONFIG must be a JSON object such as {"edition":"laos"}, and is "laos"'],
    [
      'KIOSK_CONFIG={"Edition":"laos"}',
      'KIOSK_CONFIG must hold entries of config.json: unknown Edition; expected some of edition, apiBaseUrl, chatUrl, iframe, minDeposit, trueLinkPassphrase, howto, mediaHosts, serviceWorker, gameFormOrigins',
    ],
    [
      'KIOSK_CONFIG={"edition":"lao"}',
      'KIOSK_CONFIG must hold entries of config.json: edition must be "thai" or "laos"',
    ],
    [
      'KIOSK_CONFIG={"minDeposit":"100"}',
      'KIOSK_CONFIG must hold entries of config.json: minDeposit must be more than 0, with at most 2 decimals',
    ],
    [
      'KIOSK_CONFIG={"mediaHosts":"https://m.example"}',
      'KIOSK_CONFIG must hold entries of config.json: mediaHosts must be a list',
    ],
    ...['Asia/Vientian', 'asia/vientiane', '+07:00', ''].map((zone) => [
      `TZ=${zone}`,
      `TZ must be a zone such as Asia/Vientiane, and is "${zone}"`,
    ]),
    ['KIOSK_STAFF_PIN=1234', 'KIOSK_STAFF_PIN must have 6 to 12 digits'],
    [
      'KIOSK_BACKEND=http://0.0.0.0:4173',
      'KIOSK_BACKEND must be another server, and is the terminal itself: http://0.0.0.0:4173',
    ],
    ['KIOSK_DISPLAY=x\nKIOSK_ROTATE=90', 'KIOSK_ROTATE must be 0 with KIOSK_DISPLAY=x'],
  ])('refuses the setting %s', (setting, sentence) => {
    expect(() => upgrade(setting)).toThrow(`${sentence}, in /etc/wallet-kiosk.env.`);
    expect(() => upgrade(setting)).toThrow(expect.objectContaining({ exitCode: EXIT.USAGE }));
  });
});
