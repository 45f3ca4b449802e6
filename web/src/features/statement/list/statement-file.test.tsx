import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import type * as saving from '../../../platform/save-file.ts';
import common from '../../../../locales/en/common.json' with { type: 'json' };
import { findToast } from '../../../testing/find-toast.ts';
import { EVERY_ENTRY, open } from '../testing.ts';

describe('the file of the statement', () => {
  it('contains the listed entries as they are shown, a withdrawal with its minus [5.34] [9.31] (W7)', async () => {
    const files: [string, string, string][] = [];
    const platform = {
      ...createBrowserPlatform(window),
      saveFile: async (name: string, type: string, text: string) => void files.push([name, type, text]),
    };
    const { user } = await open({ scenario: EVERY_ENTRY, platform });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Download CSV (10 rows)' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawal');
    await user.click(await screen.findByRole('button', { name: 'Download CSV (3 rows)' }));
    const [plain, found] = files;
    expect(plain?.[0]).toMatch(/^statement-2026-11-\d\d\.csv$/);
    expect(plain?.[1]).toBe('text/csv');
    expect(plain?.[2].split('\r\n')).toHaveLength(12);
    const [head, ...lines] = (found?.[2] ?? '').split('\r\n');
    expect(head).toBe('\ufeff"Date and time","Type","Activity","From","To","Status","Amount (baht)"');
    const time = String.raw`"\d\d/11/2026 \d\d:\d\d:00"`;
    expect(lines[0]).toMatch(
      new RegExp(`^${time},"Withdrawal","Withdrawal","Wallet","KBANK","In progress",-200.00$`),
    );
    expect(lines[2]).toMatch(/"Failed",-5000.00$/);
  });

  it('is saved by the browser with its file name', async () => {
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    URL.createObjectURL = () => 'blob:wallet';
    URL.revokeObjectURL = () => {};
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Download CSV/ }));
    await waitFor(() => expect(clicked.map(({ href }) => href)).toEqual(['blob:wallet']));
    expect(clicked[0]?.download).toMatch(/^statement-2026-11-\d\d\.csv$/);
  });

  it('whose code cannot be loaded is reported in a toast, and is not saved later', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user, clock } = await open({ platform: createBrowserPlatform(window, load) });
    await user.click(await screen.findByRole('button', { name: /^Download CSV/ }));
    await findToast('error', common.not_loaded.text);
    await clock.advance(60_000);
    expect(load).toHaveBeenCalledOnce();
    expect(click).not.toHaveBeenCalled();
  });

  it('is not saved when its code arrives after the session has ended', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const arrival = Promise.withResolvers<typeof saving>();
    const platform = createBrowserPlatform(window, () => arrival.promise);
    const { user, services } = await open({ platform });
    await user.click(await screen.findByRole('button', { name: /^Download CSV/ }));
    act(() => services.session.end('logout'));
    await screen.findByRole('heading', { name: 'Welcome back' });
    await act(async () => arrival.resolve(await import('../../../platform/save-file.ts')));
    expect(click).not.toHaveBeenCalled();
  });

  it('is not offered where files cannot be saved', async () => {
    const platform = createBrowserPlatform(window);
    delete platform.saveFile;
    await open({ platform });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  });
});
