import { waitFor } from '@testing-library/react';

/** Looks more often than by default: nothing on a screen changes when an action ends. */
const LOOK_MS = 2;

/** The result of an action, while the clock advances by itself. */
export async function endOf<Ending extends Promise<unknown>>(ending: Ending): Promise<Awaited<Ending>> {
  let end: { value: Awaited<Ending> } | null = null;
  void ending.then((value) => (end = { value: value as Awaited<Ending> }));
  const look = (): { value: Awaited<Ending> } => {
    if (end === null) throw new Error('the action has not ended');
    return end;
  };
  return (await waitFor(look, { interval: LOOK_MS })).value;
}
