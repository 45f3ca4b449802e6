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
        onPick={() => undefined}
      />
    </div>,
  );
  const row = screen.getByRole('button');
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});
