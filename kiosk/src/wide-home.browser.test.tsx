import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import './kiosk-shell.css';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset['orientation'];
});

it('what the focus comes back to on a wide home is not below the balance that stays there', async () => {
  root.dataset['orientation'] = 'landscape';
  await page.viewport(1920, 1080);
  render(
    <main style={{ height: 4000 }}>
      <section style={{ position: 'sticky', top: 0, height: 600 }}>Balance</section>
      <div>
        <a href="#wheel">Wheel</a>
      </div>
      <section>
        <button type="button">Receive</button>
      </section>
    </main>,
  );
  for (const control of [screen.getByText('Receive'), screen.getByText('Wheel')]) {
    scrollTo({ top: 1500, behavior: 'instant' });
    control.focus();
    expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(600);
  }
});
