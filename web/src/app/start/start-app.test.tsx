import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { takeComplaints } from '../../testing/complaints.ts';
import { startApp } from './start-app.tsx';

it.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch')), /^Check your connection/, 1],
  ['the operator', () => Promise.resolve(new Response('{}')), /^The website is not set up/, 0],
])(
  'a start that fails because of %s says so, and offers a retry where that may help',
  async (_by, respond, text, tries) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
    localStorage.setItem('locale', 'en');
    const root = document.body.appendChild(document.createElement('div'));
    await act(() => startApp({ root, platform: createBrowserPlatform(window) }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
    expect(takeComplaints()).toHaveLength(1);
    root.remove();
  },
);
