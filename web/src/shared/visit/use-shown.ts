import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../session/services.ts';

/** Reports what the visitor sees, while the component is mounted and `isShown`. (K2) */
export function useShown(kind: 'form' | 'outcome', isShown = true): void {
  const { visit } = useAtomValue(servicesAtom);
  useEffect(() => (isShown ? visit.show({ kind }) : undefined), [visit, kind, isShown]);
}

/** Reports that the visitor sees a code to pay until `deadline`, in the service's time (`Clock.now`). */
export function useShownCode(deadline: number): void {
  const { visit, clock } = useAtomValue(servicesAtom);
  useEffect(() => {
    let hide = () => {};
    const show = () => {
      const hideLast = hide;
      hide = visit.show({ kind: 'code', until: clock.elapsed() + deadline - clock.now() });
      hideLast();
    };
    show();
    const ignoreJumps = clock.onJump(show);
    return () => {
      ignoreJumps();
      hide();
    };
  }, [visit, clock, deadline]);
}
