import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

const LAO = ['ທັງໝົດ', 'ມື້ນີ້', 'ອາທິດນີ້', 'ເດືອນນີ້'];
const ENGLISH = ['All', 'Today', 'This week', 'This month'];

it.each([
  { language: 'lo', labels: LAO },
  { language: 'en', labels: ENGLISH },
])(
  'four segments share two rows evenly on a phone with text at double size, in $language',
  async ({ labels }) => {
    await page.viewport(195, 422);
    const options = labels.map((label) => ({ value: label, label }));
    render(
      <Segmented label="Period" options={options} value={options[0]!.value} onValue={() => {}} panelId="p" />,
    );
    const tops = screen.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[0] ?? NaN);
    expect(tops[3]).toBe(tops[2]);
  },
);
