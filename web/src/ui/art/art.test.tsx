import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { satang } from 'contracts/rules';
import { describe, expect, it, vi } from 'vitest';
import { BankMark } from './bank-mark.tsx';
import { drawnArt } from './drawn-art.ts';
import { GameTile, type GameTileProps } from '../display/game-tile.tsx';

const PROVIDERS = [
  'JOKER',
  'SEXYGAME',
  'BETFLIX',
  'ASKMEBET',
  'UFABET',
  'SUPERSLOT',
  'PG',
  'SLOTXO',
  'IMI',
  'USUN',
  'AREASLOT',
  'CIRCUS',
  'SLOTRACHA',
  'PGSLOT',
  'JOKER2',
  'HUAYHD',
];
const BANKS = ['BBL', 'BCEL', 'GSB', 'KBANK', 'KRUNGSRI', 'KTB', 'PAYTIMZ', 'SCB', 'TMB', 'WALLET', 'WW'];
const filesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder)).sort();
const fileFor = (code: string) => `${code.toLowerCase()}.svg`;

const tile = (props: Partial<GameTileProps>) => (
  <GameTile
    code="PG"
    name="PG"
    isActive
    amount={satang(4_200)}
    converted={null}
    unit="baht"
    openLabel="Open account"
    {...props}
  />
);
const artOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

describe('the drawn art', () => {
  it('has a tile for every provider code [7.50]', () => {
    expect(filesIn('tiles')).toEqual(PROVIDERS.map(fileFor).sort());
  });

  it('has a mark for every bank and payment method, and a neutral one [2.48] [9.43]', () => {
    expect(filesIn('banks')).toEqual([...BANKS, 'other'].map(fileFor).sort());
  });
});

describe('GameTile', () => {
  it('shows the balance of an active account, and its converted value when the game counts otherwise [2.42]', () => {
    const { container, rerender } = render(tile({}));
    expect(container).toHaveTextContent('PG42.00 baht');
    rerender(tile({ converted: satang(42_000) }));
    expect(container).toHaveTextContent('PG42.00= 420.00 baht');
    rerender(tile({ amount: satang(0), converted: satang(0) }));
    expect(container).toHaveTextContent('PG0.00= 0.00 baht');
  });

  it('prompts to open an account that is not active [2.42]', async () => {
    const press = vi.fn();
    render(tile({ isActive: false, onPress: press }));
    await userEvent.click(screen.getByRole('button', { name: /^PG ?Open account$/ }));
    expect(press).toHaveBeenCalledOnce();
    expect(screen.queryByText(/42/)).not.toBeInTheDocument();
  });

  const drawnFor = (code: string) =>
    render(tile({ code })).container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--art') ??
    '';

  it('draws a known provider with its own tile [7.50]', () => {
    expect(drawnFor('PG')).toContain('pg.svg');
  });

  it('draws other providers with a stable hue and motif from their code [7.50]', () => {
    const codes = Array.from({ length: 24 }, (_, index) => `MORESLOT${index}`);
    const drawn = codes.map(drawnFor);
    expect(codes.map(drawnFor)).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(20);
    const hues = drawn.map((art) => Number(/hsl\((\d+)/.exec(decodeURIComponent(art))?.[1]));
    // Gold is only for the primary action.
    expect(hues.filter((hue) => hue > 30 && hue < 70)).toEqual([]);
    expect(new Set(hues).size).toBeGreaterThan(12);
    const motifs = drawn.map((art) =>
      decodeURIComponent(art)
        .split('stroke-linejoin')
        .at(-1)
        ?.replaceAll(/hsl\([^)]*\)/g, ''),
    );
    expect(new Set(motifs).size).toBeGreaterThan(5);
  });

  it('draws thousands of providers with few pictures, which a browser can show soon', () => {
    const drawn = Array.from({ length: 3000 }, (_, index) => drawnArt(`MORESLOT${index}`));
    expect(new Set(drawn).size).toBe(128);
  });

  it("shows a provider's own picture, and the drawn one when it fails to load", () => {
    const { container } = render(tile({ art: 'https://media.test/pg.png' }));
    expect(artOf(container)).toBe('https://media.test/pg.png');
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('BankMark', () => {
  it.each([
    ['KBANK', 'kbank.svg'],
    ['BCEL', 'bcel.svg'],
    ['KTB', 'ktb.svg'],
    ['wallet', 'wallet.svg'],
    ['NEWBANK', 'other.svg'],
  ])('marks %s with %s [9.43]', (code, file) => {
    expect(artOf(render(<BankMark code={code} />).container)).toContain(file);
  });
});
