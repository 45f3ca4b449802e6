import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Tag } from '../display/tag.tsx';
import '../styles/index.css';
import { OptionRow } from './option-row.tsx';

afterEach(cleanup);

it('keeps a long tag within a row of text at double size', async () => {
  // A phone of 360 px whose text has double size.
  await page.viewport(180, 370);
  render(
    <div style={{ width: 156 }}>
      <OptionRow
        mark={<svg width="40" height="40" />}
        title="KBANK"
        tag={<Tag tone="gold">Fastest, about 1 minute</Tag>}
        isMain
        onOpen={() => undefined}
      />
    </div>,
  );
  const row = screen.getByRole('button');
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});

it('breaks no name of a bank within its word, on the smallest phone with text at double size', async () => {
  await page.viewport(160, 320);
  render(
    <div style={{ width: 135 }}>
      <OptionRow
        mark={<svg width="40" height="40" />}
        title="KBANK · Kasikornbank"
        isMain
        onOpen={() => undefined}
      />
    </div>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  const [words] = [...screen.getByText(/Kasikornbank/).childNodes];
  range.setStart(words as Text, 'KBANK · '.length);
  range.setEnd(words as Text, 'KBANK · Kasikornbank'.length);
  expect(range.getClientRects()).toHaveLength(1);
});
