import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { startLocale } from '../../shared/session/locale.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

it.each([
  ['a member that the money is safe', true, 'Reload the page. Your money is safe.'],
  ['a visitor only how to continue', false, 'Reload the page.'],
])('an app that broke tells %s', async (_who, isMember, text) => {
  render(
    <I18nextProvider i18n={await startLocale('en')}>
      <ErrorBoundary isMember={isMember}>
        <Broken />
      </ErrorBoundary>
    </I18nextProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(takeConsoleErrors()).not.toEqual([]);
});
