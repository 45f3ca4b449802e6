import { useEffect, useState } from 'react';
import { useDraft } from '../../shared/session/drafts.ts';

interface Pair {
  from: string;
  to: string;
}

/** No code of an account holds it. */
const BETWEEN = '\n';

/**
 * Codes of the two accounts of a transfer, empty for one that is not chosen. They wait with the amount when the session runs
 * out: it must not come back for other accounts. (W5)
 */
export function useAccountPair(first: Pair): [pair: Pair, setPair: (pair: Pair) => void] {
  const [draft, setDraft] = useDraft('transfer-accounts');
  const [pair, setPair] = useState(() => {
    const [from = '', to = ''] = draft.split(BETWEEN);
    return draft === '' ? first : { from, to };
  });
  useEffect(() => setDraft([pair.from, pair.to].join(BETWEEN)), [pair, setDraft]);
  return [pair, setPair];
}
