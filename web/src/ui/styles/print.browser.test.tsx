import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GalleryBar, GalleryMenu } from '../../../gallery/frame.tsx';
import { Button } from '../form/button.tsx';
import { GameTile } from '../display/game-tile.tsx';
import './index.css';
import { PublicPage } from '../layout/page.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { emulateMedia } from '../../testing/screen-media.ts';

beforeEach(() => emulateMedia('media', 'print'));
afterEach(cleanup);

describe('a printed page', () => {
  it('is black on white, without its menu and controls', () => {
    render(
      <MemoryRouter>
        <PublicPage
          topBar={<GalleryBar language="en" signedIn />}
          menu={<GalleryMenu language="en" signedIn />}
        >
          <h1>Games</h1>
          <Button>Check balance</Button>
          <GameTile
            code="PG"
            name="PG"
            isActive
            amount={satang(35_000)}
            converted={null}
            unit="baht"
            openLabel="Open"
            onPress={() => {}}
          />
        </PublicPage>
      </MemoryRouter>,
    );
    for (const text of [screen.getByText('Games'), screen.getByText('PG'), screen.getByText(/350/)])
      expect(getComputedStyle(text).color, text.textContent).toBe('rgb(0, 0, 0)');
    for (const ground of [document.documentElement, screen.getByText('PG').closest('button') as Element]) {
      const { backgroundColor, backgroundImage } = getComputedStyle(ground);
      expect([backgroundColor, backgroundImage]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
    }
    expect(screen.queryAllByRole('navigation')).toEqual([]);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.getAllByRole('button')).toEqual([screen.getByText('PG').closest('button')]);
  });

  it('has no empty room for the menu, and does not part a row of tiles', () => {
    render(
      <MemoryRouter>
        <PublicPage topBar={null} menu={<GalleryMenu language="en" signedIn />}>
          <section>
            <ul>
              <li>PG</li>
            </ul>
          </section>
        </PublicPage>
      </MemoryRouter>,
    );
    expect(getComputedStyle(screen.getByRole('main')).paddingBlockEnd).toBe('0px');
    const item = screen.getByText('PG');
    for (const part of [item, item.closest('section') as Element])
      expect(getComputedStyle(part).breakInside).toBe('avoid');
  });

  it('leaves no gap for the words that only screen readers read', () => {
    render(
      <Sheet open onOpenChange={() => {}} title="Receipt" closeLabel="Close">
        <span className="visually-hidden">Hidden</span>
      </Sheet>,
    );
    expect(screen.getByText('Hidden').checkVisibility()).toBe(false);
  });

  it('has only the open sheet, as long as its content', async () => {
    await page.viewport(360, 500);
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    render(
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        <p style={{ height: '90rem' }}>Pay to</p>
      </Sheet>,
      { container: root },
    );
    const sheet = (await screen.findByText('Pay to')).closest('[data-sheet]') as HTMLElement;
    expect(root.checkVisibility()).toBe(false);
    expect(sheet.offsetHeight).toBeGreaterThan(90 * 16);
    expect(sheet.getBoundingClientRect().left).toBe(0);
    root.remove();
  });

  it('has the open sheet in the middle of wide paper', async () => {
    await page.viewport(794, 1123);
    render(
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        Pay to
      </Sheet>,
    );
    const sheet = (await screen.findByText('Pay to')).closest('[data-sheet]') as HTMLElement;
    const { left, right } = sheet.getBoundingClientRect();
    expect(left).toBeGreaterThan(0);
    expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
  });
});
