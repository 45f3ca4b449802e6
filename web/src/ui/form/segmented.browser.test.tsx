import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

const THAI = ['ทั้งหมด', 'วันนี้', 'สัปดาห์นี้', 'เดือนนี้'];
const LAO = ['ທັງໝົດ', 'ມື້ນີ້', 'ອາທິດນີ້', 'ເດືອນນີ້'];
const ENGLISH = ['All', 'Today', 'This week', 'This month'];

function show(labels: readonly string[]) {
  const options = labels.map((label) => ({ value: label, label }));
  render(
    // Like a page's edge.
    <div style={{ paddingInline: 'var(--page-x)' }}>
      <Segmented label="Period" options={options} value={labels[0] ?? ''} onValue={() => {}} panelId="p" />
    </div>,
  );
}

const LANGUAGES = [
  { language: 'th', labels: THAI },
  { language: 'lo', labels: LAO },
  { language: 'en', labels: ENGLISH },
];

it.each(LANGUAGES)(
  'four segments share two rows evenly on a phone with text at double size, in $language',
  async ({ labels }) => {
    await page.viewport(195, 422);
    show(labels);
    const tops = screen.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[0] ?? NaN);
    expect(tops[3]).toBe(tops[2]);
  },
);

it.each(LANGUAGES)(
  'four segments have their labels on one line on a phone, in $language',
  async ({ labels }) => {
    await page.viewport(360, 740);
    show(labels);
    await document.fonts.ready;
    const range = document.createRange();
    for (const tab of screen.getAllByRole('tab')) {
      range.selectNodeContents(tab);
      expect(range.getClientRects(), tab.textContent).toHaveLength(1);
      expect(tab.offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
);
