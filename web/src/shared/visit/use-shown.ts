import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../session/services.ts';

/** Says that a form, or the outcome of something, stands before the visitor. */
export function useShown(kind: 'form' | 'outcome', isShown = true): void {
  const { visit } = useAtomValue(servicesAtom);
  useEffect(() => (isShown ? visit.show({ kind }) : undefined), [visit, kind, isShown]);
}

/** Says that a code stands before the visitor, to be paid until `deadline`, in the service's time (`Clock.now`). */
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
