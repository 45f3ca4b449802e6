import { useState } from 'react';

/**
 * What a dialog shows; while it fades out, what it showed last, whose texts would go first.
 * @param keyOf what makes it another one, if its object is new at each render
 */
export function useLastShown<Value>(
  value: Value | null,
  keyOf: (value: Value) => unknown = (one) => one,
): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && (last === null || keyOf(value) !== keyOf(last))) setLast(value);
  return value ?? last;
}
