import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { setHidden, switchNetwork } from '../../testing/browser-state.ts';
import { toastText } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';
import { announced } from '../../testing/screen-texts/announced.ts';

const SOMPHONE = '02055512345';

const open = (options: RenderOptions = {}) =>
  renderApp({ path: '/user/profile', signedIn: SOMCHAI, ...options });
const PROFILE = 'GET /api/account/profile';
async function readProfileReply(world: TestWorld): Promise<{ profile: object; bankAccount: object }> {
  const answer = await fetchElsewhere(world, '/api/account/profile');
  return (await answer.json()) as { profile: object; bankAccount: object };
}
/** The value below a label. */
const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling;

describe('the profile', () => {
  it('shows name, id, date, phone, bank and 3-3-rest account, and opens the password dialog [2.64] [2.65] [3.03] [3.04] [7.05] [9.31] [9.33]', async () => {
    const { user, world } = await open();
    const { id } = await world.control.member(SOMCHAI);
    expect(await screen.findByRole('heading', { name: 'Somchai', level: 2 })).toBeVisible();
    expect(await fact('Member ID')).toHaveTextContent(id);
    const since = await fact('Member since');
    expect(since?.textContent).toMatch(/^\d\d\/\d\d\/2026 \d\d:\d\d:\d\d$/);
    expect(since?.querySelector('time')?.dateTime).toMatch(/^2026-\d\d-\d\dT/);
    expect(await fact('Phone number')).toHaveTextContent('081 234 5678');
    expect(await fact('Account name')).toHaveTextContent('SOMCHAI JAIDEE');
    expect(screen.getByRole('heading', { name: 'Bank account', level: 2 })).toBeVisible();
    expect(await fact('Bank')).toHaveTextContent('กสิกรไทย');
    expect(await fact('Account number')).toHaveTextContent('123-456-7890');
    expect(screen.queryByRole('textbox')).toBeNull();
    const change = screen.getByRole('button', { name: 'Change password' });
    expect(change.querySelector('.lucide-lock-keyhole')).not.toBeNull();
    await user.click(change);
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  it('copies the member ID, and the account number without dashes, as banks take it [2.64] [2.65] [9.33]', async () => {
    const { user, world } = await open();
    const { id } = await world.control.member(SOMCHAI);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy Member ID' }));
    expect(copied).toHaveBeenLastCalledWith(id);
    await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
    expect(copied).toHaveBeenLastCalledWith('1234567890');
  });

  it('shows an account number of another length unchanged, in the Laos edition too [2.65] [1.20] [9.33]', async () => {
    await open({ signedIn: SOMPHONE, config: { edition: 'laos' } });
    expect(await fact('Account number')).toHaveTextContent(/^160120000987654001$/);
  });

  it('shows a dash for a date that cannot be read, and the rest of the profile as it is [5.33] [2.64] [2.65]', async () => {
    const world = await makeWorld();
    const { profile, bankAccount } = await readProfileReply(world);
    const body = JSON.stringify({
      profile: { ...profile, createdAt: '20 November' },
      bankAccount: { ...bankAccount, bankAccountName: 'Somchai Jaidee' },
    });
    await world.control.addFault({ call: PROFILE, kind: 'status', status: 200, body, times: 'always' });
    await open({ world });
    expect(await fact('Member since')).toHaveTextContent(/^-$/);
    expect(await fact('Phone number')).toHaveTextContent('081 234 5678');
    expect((await fact('Account name'))?.textContent).toBe('Somchai Jaidee');
  });

  it('shows a dash for a blank text, without a button to copy it [5.33] [2.64] [2.65]', async () => {
    const world = await makeWorld();
    const { profile } = await readProfileReply(world);
    const body = JSON.stringify({
      profile: { ...profile, name: ' ', username: '   ' },
      bankAccount: { bankAccountName: ' ', bankAccountNo: '  ', bank: { nameTH: ' ', nameEN: 'Kasikorn' } },
    });
    await world.control.addFault({ call: PROFILE, kind: 'status', status: 200, body, times: 'always' });
    await open({ world });
    for (const label of ['Phone number', 'Account name', 'Account number'])
      expect((await fact(label))?.textContent).toBe('-');
    // The English name takes no place but its own.
    expect([...(await fact('Bank'))!.children].map(({ textContent }) => textContent)).toEqual([
      '-',
      'Kasikorn',
    ]);
    expect(screen.getByRole('heading', { name: '-' })).toBeVisible();
  });

  it('shows direction controls in numbers instead of obeying them', async () => {
    const world = await makeWorld();
    const { profile, bankAccount } = await readProfileReply(world);
    const body = JSON.stringify({
      profile: { ...profile, username: '\u202e0812345678' },
      bankAccount: { ...bankAccount, bankAccountNo: '12345\u202e67890' },
    });
    await world.control.addFault({ call: PROFILE, kind: 'status', status: 200, body, times: 'always' });
    await open({ world });
    expect((await fact('Phone number'))?.textContent).toBe('\ufffd0812345678');
    expect((await fact('Account number'))?.textContent).toBe('12345\ufffd67890');
  });

  it.each([
    ['th', 'ธนาคาร', /^ธนาคารกสิกรไทย$/],
    ['lo', 'ທະນາຄານ', /^ธนาคารกสิกรไทย.+[A-Za-z]/],
  ] as const)('shows the bank’s names for %s readers [2.65] [3.04]', async (locale, label, name) => {
    await open({ locale });
    expect((await fact(label))?.textContent).toMatch(name);
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'fails silently and offers a retry when it cannot be read (%s) [8.29]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/account/profile', kind });
      const { user } = await open({ world });
      expect(await screen.findByText('Your profile could not be loaded')).toBeVisible();
      expect(announced('Your profile could not be loaded')).toHaveLength(1);
      expect(await toastText()).toBe('');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await fact('Account name')).toHaveTextContent('SOMCHAI JAIDEE');
    },
  );

  it('stays when it cannot be read again, says that it is old, and is read again when the network is back [8.29]', async () => {
    const { user, world, clock } = await open();
    expect(await fact('Account name')).toHaveTextContent('SOMCHAI JAIDEE');
    await world.control.addFault({ call: PROFILE, kind: 'reset', times: 2 });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    const title = 'The latest data could not be loaded';
    expect(await screen.findByText(title)).toBeVisible();
    expect(announced(title)).toHaveLength(1);
    expect(await toastText()).toBe('');
    const retry = screen.getByRole('button', { name: 'Try again' });
    await user.click(retry);
    await waitFor(async () => expect(await world.control.faults()).toEqual([]));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText(title)).toBeVisible();
    expect(await fact('Account name')).toHaveTextContent('SOMCHAI JAIDEE');
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(await world.control.count({ call: PROFILE })).toBe(4);
  });

  it('does not keep the member from other pages while it is read again [8.29]', async () => {
    const { user, world, clock } = await open();
    expect(await fact('Account name')).toHaveTextContent('SOMCHAI JAIDEE');
    await world.control.addFault({ call: PROFILE, kind: 'reset' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const held = await holdCall(world, PROFILE);
    await user.click(retry);
    await held.hasCome();
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(document.title).toMatch(/^Home/));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await held.release();
  });

  it('has its own title', async () => {
    await open();
    await waitFor(() => expect(document.title).toMatch(/^Profile/));
  });
});
