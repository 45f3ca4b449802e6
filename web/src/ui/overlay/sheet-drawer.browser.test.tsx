import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../form/button.tsx';
import '../styles/index.css';
import { Sheet } from './sheet.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.device;
});

/** The position of the dialog in a window of this size, in CSS pixels. */
async function stand(width: number, height: number, drawer = true) {
  await page.viewport(width, height);
  render(
    <Sheet open onOpenChange={() => undefined} title="Deposit" closeLabel="Close" drawer={drawer}>
      <p>Ways to deposit</p>
    </Sheet>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
}

/** The backdrop over the left edge of the page, where the balance is. */
const shadeAtLeft = () => {
  const backdrop = document.querySelector('[class*=backdrop]');
  if (!backdrop) throw new Error('no backdrop element');
  return getComputedStyle(backdrop).background;
};

function asRgb(colour: string): string {
  const probe = document.createElement('i');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe('a drawer for money tasks', () => {
  it('is on the right of a desktop, as high as the window, and does not dim the left of the page', async () => {
    expect(await stand(1280, 800)).toEqual([800, 0, 1280, 800]);
    expect(shadeAtLeft()).toMatch(/linear-gradient\(90deg, rgba\(0, 0, 0, 0\) 10%/);
  });

  it('starts at 1100 pixels; below that it is a centred card', async () => {
    expect(await stand(1100, 800)).toEqual([620, 0, 1100, 800]);
    cleanup();
    const [left = 0, , right = 0] = await stand(1099, 800);
    expect(left + right).toBeCloseTo(1099, -1);
    expect(shadeAtLeft()).not.toContain('gradient');
  });

  it('is a bottom sheet on a phone', async () => {
    const [left, top = 0, right, bottom] = await stand(390, 844);
    expect([left, right, bottom]).toEqual([0, 390, 844]);
    expect(top).toBeGreaterThan(400);
  });

  it('has the only gold action beside its page, but not on a phone', async () => {
    const shown = async (width: number) => {
      cleanup();
      await page.viewport(width, 800);
      render(
        <>
          <main>
            <Button kind="gold">Deposit</Button>
          </main>
          <Sheet open drawer onOpenChange={() => undefined} title="Deposit" closeLabel="Close">
            <Button kind="gold">Create QR</Button>
          </Sheet>
        </>,
      );
      await screen.findByRole('dialog');
      const gold = getComputedStyle(root).getPropertyValue('--gold');
      return ['Deposit', 'Create QR'].filter((name) => {
        const { backgroundColor } = getComputedStyle(screen.getByRole('button', { name, hidden: true }));
        return backgroundColor === asRgb(gold);
      });
    };
    expect(await shown(1280)).toEqual(['Create QR']);
    expect(await shown(390)).toEqual(['Deposit', 'Create QR']);
  });

  it('is opt-in, and never used in the kiosk', async () => {
    const [left = 0, , right = 0] = await stand(1280, 800, false);
    expect(left + right).toBeCloseTo(1280, -1);
    cleanup();
    root.dataset.device = 'kiosk';
    expect((await stand(1280, 800))[0]).not.toBe(800);
  });
});
