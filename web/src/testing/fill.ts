import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once. Typing renders the screen at each key, which only tests of the keys need. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
