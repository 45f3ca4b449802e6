import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { EVERY_ENTRY, open } from '../testing.ts';

describe('the file of the statement', () => {
  it('contains the listed entries as they are shown, a withdrawal with its minus [5.34] [9.31] (W7)', async () => {
    const files: [string, string, string][] = [];
    const platform = {
      ...createBrowserPlatform(window),
      saveFile: (...file: [string, string, string]) => void files.push(file),
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

  it('is not offered where files cannot be saved', async () => {
    const platform = createBrowserPlatform(window);
    delete platform.saveFile;
    await open({ platform });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  });
});
