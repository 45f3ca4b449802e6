import { useEffect, useState } from 'react';
import { useDraft } from '../../shared/session/drafts.ts';

interface Pair {
  from: string;
  to: string;
}

/** A separator that no account code contains. */
const BETWEEN = '\n';

/**
 * Codes of the two accounts of a transfer, empty if not selected. They are stored together with the amount when the
 * session expires, so that the amount is not restored for other accounts. (W5)
 */
export function useAccountPair(first: Pair): [pair: Pair, setPair: (pair: Pair) => void] {
  const [draft, setDraft] = useDraft('transfer-accounts');
  const [pair, setPair] = useState(() => {
    const at = draft.indexOf(BETWEEN);
    return draft === '' ? first : { from: draft.slice(0, at), to: draft.slice(at + 1) };
  });
  useEffect(() => setDraft([pair.from, pair.to].join(BETWEEN)), [pair, setDraft]);
  return [pair, setPair];
}
