import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';

const page = async () => within(await screen.findByRole('main'));
const messengerLink = () => screen.queryByRole('link', { name: 'Talk to our staff' });

async function contactOf(contact: Record<string, string | null>) {
  const world = await makeWorld();
  const { contact: known } = await world.control.lookups();
  await world.control.setLookups({ contact: { ...known, ...contact } });
  return world;
}

describe('the contact page', () => {
  it.each([
    ['/contact', undefined],
    ['/user/contact', '0812345678'],
  ])(
    'shows the text, the app’s version and the messaging app at %s [1.04] [2.05] [2.27] [2.29] [3.07] [6.01] [9.34]',
    async (path, signedIn) => {
      const contactText = `Every day\n8:00 to 24:00. ${'We help you. '.repeat(20)}Welcome`;
      const world = await contactOf({ contactText, lineName: '@river' });
      await renderApp({ world, path, signedIn });
      expect(await screen.findByText(/^Every day\s+8:00 to 24:00\..*Welcome$/)).toBeVisible();
      expect((await page()).getByText('Version 1.1.14')).toBeVisible();
      expect((await page()).getByText('@river')).toBeVisible();
      expect(messengerLink()).toHaveAttribute('href', 'https://line.example/ti/p/@rimkhong');
      expect(messengerLink()).toHaveAttribute('target', '_blank');
      expect(messengerLink()).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it('shows nothing below its text before that comes, because it would move', async () => {
    const world = await contactOf({ contactText: 'Every day' });
    const contact = await holdCall(world, 'GET /api/lookup/contact');
    await renderApp({ world, path: '/contact' });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect((await page()).queryByText('Version 1.1.14')).toBeNull();
    await contact.release();
    expect(await screen.findByText('Every day')).toBeVisible();
    expect((await page()).getByText('Version 1.1.14')).toBeVisible();
  });

  it('is reloaded when the language changes [1.19] [2.27]', async () => {
    const world = await contactOf({ contactText: 'Every day' });
    const { user } = await renderApp({ world, path: '/contact' });
    await screen.findByText('Every day');
    await world.control.setLookups({
      contact: { ...(await world.control.lookups()).contact, contactText: 'ທຸກມື້' },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    expect(await screen.findByText('ທຸກມື້')).toBeVisible();
    expect(screen.queryByText('Every day')).toBeNull();
  });

  it('shows the server’s picture of the QR, and a drawn one when it does not load [2.28] [3.07] [7.02]', async () => {
    const world = await contactOf({ lineQR: 'https://pictures.example/qr.png' });
    await renderApp({ world, path: '/contact', config: { mediaHosts: ['https://pictures.example'] } });
    const picture = await screen.findByRole('img', { name: 'QR code to add us in the chat app' });
    expect(picture).toHaveAttribute('src', 'https://pictures.example/qr.png');
    expect(screen.getByText('Scan it with your chat app to talk to our staff')).toBeVisible();
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.getByText('Look for us in your chat app under this name')).toBeVisible();
    expect(document.querySelector('main img')).toHaveAttribute('src', expect.stringContaining('messenger'));
  });

  it.each([
    [null],
    ['javascript:alert(1)'],
    ['http://pictures.example/qr.png'],
    ['https://user@host/qr.png'],
    ['https://unlisted.example/qr.png'],
  ])('falls back to the drawn picture when the server gives %j [2.28]', async (lineQR) => {
    await renderApp({ world: await contactOf({ lineQR }), path: '/contact' });
    expect(await screen.findByText('Look for us in your chat app under this name')).toBeVisible();
    expect(document.querySelector('main img')).toHaveAttribute('src', expect.stringContaining('messenger'));
  });

  const reply = async (body: unknown) => {
    const world = await makeWorld();
    const call = 'GET /api/lookup/contact';
    await world.control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(body) });
    return world;
  };

  it('shows the id of an encoded link where the service sends no name [2.29] [3.07]', async () => {
    const lineLink = 'https://line.example/R/ti/p/%40river';
    await renderApp({ world: await contactOf({ lineLink, lineName: '' }), path: '/contact' });
    expect(await screen.findByText('@river')).toBeVisible();
  });

  it('shows the messaging app beside a damaged text, and direction controls in the text [2.27] [2.29]', async () => {
    const line = { lineLink: 'https://line.example/ti/p/@river', lineName: null, lineQR: null };
    const first = await renderApp({
      world: await reply({ ...line, contactText: { th: 'ทุกวัน' } }),
      path: '/contact',
    });
    expect(await screen.findByText('@river')).toBeVisible();
    expect(messengerLink()).toBeVisible();
    first.unmount();
    const unnamed = { ...line, lineLink: 'https://line.example/river' };
    await renderApp({ world: await reply({ ...unnamed, contactText: 'Call \u202e123' }), path: '/contact' });
    expect(await screen.findByText('Call \ufffd123')).toBeVisible();
    expect(messengerLink()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy the name' })).toBeNull();
  });

  it.each([{}, null, 'x', { contactText: null, lineLink: 7 }])(
    'offers another try when nothing of the reply can be shown: %j',
    async (body) => {
      await renderApp({ world: await reply(body), path: '/contact' });
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  it('names no messaging app to look in where the service sends neither a picture nor a name', async () => {
    const world = await contactOf({ contactText: 'Every day', lineName: null, lineLink: null, lineQR: null });
    await renderApp({ world, path: '/contact' });
    expect(await screen.findByText('Every day')).toBeVisible();
    expect((await page()).queryByText(/under this name/)).toBeNull();
  });

  it('keeps the last reply when an older request fails after it [2.27]', async () => {
    const world = await contactOf({ contactText: 'Every day' });
    const { fetch } = world.network;
    let failFirst: (() => void) | undefined;
    vi.spyOn(world.network, 'fetch').mockImplementation((address, ...rest) => {
      if (failFirst || typeof address !== 'string' || !address.endsWith('/lookup/contact'))
        return fetch(address, ...rest);
      return new Promise((_resolve, reject) => {
        failFirst = () => reject(new TypeError('Failed to fetch'));
      });
    });
    const { user } = await renderApp({ world, path: '/contact' });
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Log in' }));
    await user.click(menu.getByRole('link', { name: /Contact/ }));
    expect(await screen.findByText('Every day')).toBeVisible();
    await act(async () => failFirst?.());
    expect(screen.getByText('Every day')).toBeVisible();
  });

  it.each([[null], ['javascript:alert(1)'], ['data:text/html,x'], ['file:///etc/passwd'], ['//evil@host/x']])(
    'shows the name without a link when the server sends %j [2.29]',
    async (lineLink) => {
      await renderApp({ world: await contactOf({ lineLink, lineName: '@river' }), path: '/contact' });
      expect(await screen.findByText('@river')).toBeVisible();
      expect(messengerLink()).toBeNull();
    },
  );

  it('opens the messaging app by a link with its own scheme [2.29]', async () => {
    const world = await contactOf({ lineLink: 'line://ti/p/@rimkhong' });
    await renderApp({ world, path: '/contact' });
    const link = await screen.findByRole('link', { name: 'Talk to our staff' });
    expect(link).toHaveAttribute('href', 'line://ti/p/@rimkhong');
  });

  it.each([
    ['http://line.example/ti/p/@rimkhong', ' '],
    ['javascript:alert(1)/@rimkhong', null],
  ])('shows the id to copy when the link %j cannot be opened [2.29]', async (lineLink, lineName) => {
    const { user } = await renderApp({ world: await contactOf({ lineLink, lineName }), path: '/contact' });
    expect(await screen.findByText('@rimkhong')).toBeVisible();
    expect(messengerLink()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy the name' }));
    expect(await navigator.clipboard.readText()).toBe('@rimkhong');
  });

  it('shows markup in the text as text', async () => {
    await renderApp({
      world: await contactOf({ contactText: '<img src=x onerror=alert(1)>' }),
      path: '/contact',
    });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('asks for the chat flag only where a chat backend is configured [7.02]', async () => {
    const { world } = await renderApp({ path: '/contact' });
    await screen.findByText(/^ทีมงาน/);
    expect(await world.control.count({ call: 'GET /api/lookup/enableChatWidget' })).toBe(0);
  });

  it.each([true, false])(
    'offers either the chat or the messaging-app link while the chat flag is %s, and always text, version, QR and name [2.27] [2.28] [2.29] [2.30] [7.02] [9.34]',
    async (enableChatWidget) => {
      const world = await contactOf({ lineQR: 'https://pictures.example/qr.png' });
      await world.control.setFlags({ enableChatWidget });
      const { user } = await renderApp({
        world,
        path: '/contact',
        config: { chatUrl: await world.listen(), mediaHosts: ['https://pictures.example'] },
      });
      await world.control.waitFor({ call: 'GET /api/lookup/enableChatWidget' });
      const chat = () => within(screen.getByRole('main')).queryAllByRole('button', { name: /Chat with/ });
      await screen.findByText(/^ทีมงาน/);
      await waitFor(() => {
        expect(chat().length > 0).toBe(enableChatWidget);
        expect(messengerLink() === null).toBe(enableChatWidget);
      });
      expect(screen.getByText(/^ทีมงาน/)).toBeVisible();
      expect((await page()).getByText('Version 1.1.14')).toBeVisible();
      expect(screen.getByRole('img', { name: 'QR code to add us in the chat app' })).toBeVisible();
      expect((await page()).getByText('@rimkhong')).toBeVisible();
      for (const button of chat()) await user.click(button);
      if (enableChatWidget) expect(await screen.findByRole('dialog', { name: 'Our staff' })).toBeVisible();
    },
  );

  it.each(['reset', 'wrong-shape'] as const)(
    'offers a retry when the contact cannot be read (%s), and still shows the version [2.27] [9.34]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/lookup/contact', kind });
      const { user } = await renderApp({ world, path: '/contact' });
      expect(await screen.findByText('We could not load our contact details')).toBeVisible();
      expect((await page()).getByText('Version 1.1.14')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('link', { name: 'Talk to our staff' })).toBeVisible();
    },
  );

  it('copies the name and says so [2.29] [8.25]', async () => {
    const { user } = await renderApp({ path: '/contact' });
    await user.click(await screen.findByRole('button', { name: 'Copy the name' }));
    expect(await screen.findByText('Copied: @rimkhong')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('@rimkhong');
  });

  it('copies a right-to-left name without the marks that isolate it on the page [2.29] [8.25]', async () => {
    const world = await makeWorld();
    const body = JSON.stringify({ contactText: 'x', lineName: 'שלום' });
    await world.control.addFault({ call: 'GET /api/lookup/contact', kind: 'status', status: 200, body });
    const { user } = await renderApp({ world, path: '/contact' });
    await user.click(await screen.findByRole('button', { name: 'Copy the name' }));
    expect(await screen.findByText('Copied: \u2068שלום\u2069')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('שלום');
  });

  it('copies nothing on a shared screen [8.25] (K11)', async () => {
    await renderApp({ path: '/contact', platform: createSharedScreen() });
    expect(await screen.findByText('@rimkhong')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('shows the website of the service [3.07]', async () => {
    await renderApp({ path: '/contact' });
    const link = await screen.findByRole('link', { name: 'rimkhong.example' });
    expect(document.title).toMatch(/^Contact/);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(link).toHaveAttribute('href', 'https://rimkhong.example/');
    expect(link.parentElement?.textContent).toBe('Website rimkhong.example');
  });

  it('has no external link where links may not leave the app', async () => {
    const platform = { ...createBrowserPlatform(window), linkTarget: null };
    await renderApp({ path: '/contact', platform });
    expect(await screen.findByText('@rimkhong')).toBeVisible();
    expect(await screen.findByText(/rimkhong\.example/)).toBeVisible();
    expect(document.querySelector('main a')).toBeNull();
  });
});
