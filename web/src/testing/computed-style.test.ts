import { expect, it } from 'vitest';

it('a hidden element does not hide others of its kind', () => {
  const make = (isHidden: boolean) => {
    const element = document.body.appendChild(document.createElement('meter'));
    element.hidden = isHidden;
    return element;
  };
  expect(make(true)).not.toBeVisible();
  expect(make(false)).toBeVisible();
  document.body.replaceChildren();
});
