import { screen } from '@testing-library/react';

/**
 * The live regions that announce a text when it appears. Testing Library reads a no-break space as a space.
 */
export const announced = (text: string) =>
  screen
    .queryAllByText(text.replaceAll('\u00a0', ' '))
    .map((place) => place.closest('[aria-live], [role=alert], [role=status]'))
    .filter((live) => live !== null && live.getAttribute('aria-live') !== 'off');
