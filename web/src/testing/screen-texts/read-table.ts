import { screen, within } from '@testing-library/react';

/** The texts of a table's cells, row by row, without its head. */
export async function readTable(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
}
