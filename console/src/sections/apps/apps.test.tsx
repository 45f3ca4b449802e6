import { describe, expect, it, vi } from 'vitest';
import { call, SOMCHAI } from '../../testing/call.ts';
import { catchSaved, textOf } from '../../testing/catch-saved.ts';
import { fill, press, shows, until } from '../../testing/hands.ts';
import { openConsole, type OpenConsole } from '../../testing/open-console.tsx';

const APPS = { web: 'http://127.0.0.1:4100', kiosk: 'http://127.0.0.1:4200' };
const ADDRESS = 'http://192.168.1.20:4100/mock/open#world=x';
const PHONE = { addresses: [{ address: ADDRESS, qr: '<svg/>' }] };

/** The test's mock serves no apps; this one reports where they would be. */
async function openApps(
  answers: Record<string, unknown>,
  holds: (key: string) => Promise<void> | undefined = () => undefined,
): Promise<OpenConsole> {
  const opened = await openConsole('apps', { answers: { 'GET /apps': APPS, ...answers }, holds });
  await shows('The product beside the console, as Somchai');
  return opened;
}

const frames = () => [...document.querySelectorAll('iframe')];
const frame = async (title: string) =>
  until(() => {
    const found = frames().find((one) => one.title === title);
    if (!found) throw new Error(`there is no frame "${title}"`);
    return found;
  });
const askedOf = ({ name }: HTMLIFrameElement) =>
  JSON.parse(name.replace('console-frame:', '')) as Record<string, string>;

describe('the apps beside the console', () => {
  it('open in frames of the chosen size and language, with the member signed in', async () => {
    const { world, neverPressed } = await openApps({});
    const report = () =>
      [...document.querySelectorAll('button')].find(({ title }) => title === 'GET /report');
    expect(report()?.disabled).toBe(true);
    await fill('Size', 'desktop');
    await fill('Language', 'lo');
    await press('Add the member app');
    const app = await frame('Member app, lo');
    expect(report()?.disabled).toBe(false);
    expect(app.getAttribute('src')).toBe(APPS.web);
    expect([app.width, app.height]).toEqual(['1280', '800']);
    const { token = '', ...asked } = askedOf(app);
    expect(asked).toMatchObject({ locale: 'lo', phone: '0812345678' });
    expect((await call(world, '/api/wallet', token)).status).toBe(200);
    expect(document.cookie).toContain(`mock-world=${world.name}`);

    await press('Add the kiosk');
    await frame('Kiosk, lo');
    await press('Close Member app, lo');
    await until(() => expect(frames().map(({ title }) => title)).toEqual(['Kiosk, lo']));
    await press('Close Kiosk, lo');
    await until(() => expect(frames()).toEqual([]));
    await press('Three phones in three languages');
    for (const language of ['th', 'lo', 'en'])
      expect(await frame(`Member app, ${language}`)).toMatchObject({ width: '390', height: '844' });
    const ids = new Set(frames().map((one) => askedOf(one)['id']));
    expect(ids.size).toBe(3);
    // Only a browser takes screenshots: the console's journeys cover this button.
    expect(neverPressed()).toEqual(['GET /report', 'POST /members/{phone}/open']);
  });

  it('show the kiosk upright and signed out', async () => {
    await openApps({});
    await press('Add the kiosk');
    const kiosk = await frame('Kiosk, th');
    expect(kiosk.getAttribute('src')).toBe(APPS.kiosk);
    expect([kiosk.width, kiosk.height]).toEqual(['1080', '1920']);
    expect(Object.keys(askedOf(kiosk))).toEqual(['id', 'locale']);
  });

  it('open on a real phone by a code if the mock listens on the network', async () => {
    await openApps({ 'POST /members/{phone}/open': PHONE });
    await press('Show the code');
    await shows('192.168.1.20:4100');
    const code = document.querySelector('img[alt="Code that opens the app as Somchai"]');
    expect(code?.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent('<svg/>')}`);
  });

  it('say so if phones cannot reach the mock', async () => {
    await openApps({});
    await press('Show the code');
    await shows('The mock listens on this machine only.');
  });

  it('open in a new tab as the member, with a ticket', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { world } = await openApps({});
    await press('Open as Somchai');
    await until(() => expect(open).toHaveBeenCalledOnce());
    const url = new URL(String(open.mock.calls[0]?.[0]));
    const ticket = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    expect(url.href).toMatch(/^http:\/\/127\.0\.0\.1:4100\/mock\/open#/);
    expect(open.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener']);
    expect(ticket).toMatchObject({ world: world.name, phone: '0812345678' });
    expect((await call(world, '/api/wallet', ticket['token'])).status).toBe(200);
  });

  it('are packed as pictures into a report, with secrets hidden meanwhile', async () => {
    const saved = catchSaved();
    const stop = vi.fn();
    const sent: unknown[] = [];
    vi.stubGlobal('navigator', {
      userAgent: 'a browser',
      mediaDevices: { getDisplayMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
    const scrolled: unknown[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    const { world } = await openApps({});
    await press('Add the member app');
    await press('Add the kiosk');
    for (const title of ['Member app, th', 'Kiosk, th'])
      vi.spyOn((await frame(title)).contentWindow!, 'postMessage').mockImplementation((...what) =>
        sent.push(what),
      );
    await press('Report with pictures');
    await until(() => expect(saved).toHaveLength(1));
    const report = (await textOf(saved[0]!)) as { pictures: unknown; journal: unknown; versions: object };
    expect(report.pictures).toEqual([
      { name: 'Member app, th', png: 'AAAA' },
      { name: 'Kiosk, th', png: 'AAAA' },
    ]);
    expect(report.versions).toMatchObject({ browser: 'a browser' });
    expect(report.journal).toEqual(await world.control.journal());
    expect(stop).toHaveBeenCalledOnce();
    // A picture has only what is in view.
    expect(scrolled).toEqual(expect.arrayContaining(frames()));
    const both = (what: string) => [
      [what, APPS.web],
      [what, APPS.kiosk],
    ];
    expect(sent).toEqual([...both('mock:hide-secrets'), ...both('mock:show-secrets')]);

    vi.stubGlobal('navigator', {
      userAgent: '',
      mediaDevices: { getDisplayMedia: () => Promise.reject(new Error('no')) },
    });
    await press('Report with pictures');
    await shows('Saved without pictures');
    expect(await textOf(saved[1]!)).toMatchObject({ pictures: [], format: 'wallet-report' });
  });

  it('say that another tab has switched the browser’s apps to another world, and come back', async () => {
    const { world } = await openApps({});
    // Without a frame, nothing is wrong.
    document.cookie = 'mock-world=of-another-tab; Path=/';
    window.dispatchEvent(new Event('focus'));
    await shows('Use in the apps');
    expect(document.body.textContent).not.toContain('these frames use it now');
    await press('Use in the apps');
    await press('Add the member app');
    const before = await frame('Member app, th');
    document.cookie = 'mock-world=of-another-tab; Path=/';
    window.dispatchEvent(new Event('focus'));
    await shows('these frames use it now');
    await press(`Switch back to ${world.name}`);
    await until(() => expect(document.cookie).toContain(`mock-world=${world.name}`));
    const after = await frame('Member app, th');
    // The element is new because the frame has loaded again.
    expect(after).not.toBe(before);
    expect(document.body.textContent).not.toContain('these frames use it now');
  });

  it('cannot be added while they are not served', async () => {
    await openConsole('apps');
    await shows('npm start serves them');
    expect(document.body.textContent).not.toContain('Open as Somchai');
    // Where the mock listens is not the reason.
    expect(document.body.textContent).not.toContain('on a real phone');
    for (const name of ['Add the member app', 'Add the kiosk', 'Three phones in three languages'])
      expect([...document.querySelectorAll('button')].find((one) => one.textContent === name)?.disabled).toBe(
        true,
      );
  });

  it('are signed out where the mock gives no token', async () => {
    const isRefused = (key: string) => key === 'POST /members/{phone}/tokens';
    await openApps({}, (key) => (isRefused(key) ? Promise.reject(new TypeError('no')) : undefined));
    await press('Add the member app');
    expect(askedOf(await frame('Member app, th'))).toMatchObject({ phone: SOMCHAI, token: '' });
  });

  it('never show a member with the token or the code of an earlier one', async () => {
    const asked: string[] = [];
    const held = Promise.withResolvers<undefined>();
    const { world, control } = await openApps({ 'POST /members/{phone}/open': PHONE }, (key) => {
      if (key !== 'POST /members/{phone}/tokens') return undefined;
      asked.push(key);
      return asked.length > 1 ? held.promise : undefined;
    });
    await press('Add the member app');
    await press('Add the kiosk');
    const kiosk = await frame('Kiosk, th');
    await frame('Member app, th');
    await press('Show the code');
    await until(() => expect(document.querySelector('figure')).not.toBeNull());
    await control.removeMember(SOMCHAI);
    await shows('The selected member is no longer in this world.');
    expect(document.querySelector('figure')).toBeNull();
    expect(askedOf(await frame('Member app, th'))).not.toHaveProperty('token');
    await control.reset();
    await shows('The product beside the console, as Somchai');
    expect(frames()).toEqual([kiosk]);
    held.resolve(undefined);
    const { phone, token = '' } = askedOf(await frame('Member app, th'));
    expect(phone).toBe(SOMCHAI);
    expect((await call(world, '/api/wallet', token)).status).toBe(200);
  });
});
