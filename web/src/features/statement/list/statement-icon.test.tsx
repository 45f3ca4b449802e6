import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatementIcon } from './statement-icon.tsx';

it.each([
  ['deposit', null, 'arrow-down-to-line'],
  ['withdraw', null, 'arrow-up-from-line'],
  ['transfer', null, 'arrow-left-right'],
  ['bonus', null, 'gift'],
  ['bonus', 'bonus', 'gift'],
  ['bonus', 'promotion', 'ticket'],
  ['bonus', 'invite', 'users-round'],
  ['bonus', 'refund', 'undo-2'],
  ['bonus', 'luckydraw', 'ship-wheel'],
  ['finish_bonus', 'bonus', 'circle-check'],
  [null, null, 'circle-help'],
] as const)('a movement of type %j about %j has its icon [2.75]', (type, about, icon) => {
  const { container } = render(<StatementIcon type={type} about={about} />);
  expect(container.querySelector('svg')?.classList).toContain(`lucide-${icon}`);
});
