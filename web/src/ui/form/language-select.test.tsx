import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LanguageSelect } from './language-select.tsx';

it('offers Thai, Lao and English, each in its own script [1.19] [2.02] [2.16]', async () => {
  const chosen: string[] = [];
  render(<LanguageSelect label="Language" value="lo" onChange={(language) => chosen.push(language)} />);
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveValue('lo');
  expect(screen.getAllByRole('option').map((option) => [option.lang, option.textContent])).toEqual([
    ['th', 'ไทย'],
    ['lo', 'ລາວ'],
    ['en', 'English'],
  ]);
  await userEvent.selectOptions(select, 'ไทย');
  expect(chosen).toEqual(['th']);
});
