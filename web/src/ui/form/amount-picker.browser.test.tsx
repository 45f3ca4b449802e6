import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AmountPicker } from './amount-picker.tsx';
import '../styles/index.css';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.device;
  delete document.documentElement.dataset.orientation;
});

it.each([5, 6])('%i amounts in the row of a landscape kiosk are equally wide', async (count) => {
  await page.viewport(1920, 1080);
  Object.assign(document.documentElement.dataset, { device: 'kiosk', orientation: 'landscape' });
  const options = [100, 200, 300, 500, 1000, 2000]
    .slice(0, count)
    .map((baht) => ({ amount: satang(baht * 100) }));
  render(<AmountPicker label="Amounts" options={options} selected={null} onPick={() => {}} />);
  const boxes = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});
