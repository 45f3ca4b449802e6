import { useEffect, useEffectEvent } from 'react';

/**
 * Resumes stored orders when the component appears. (W1) Resuming again does nothing: it is ignored while an order is open, and a
 * finished order stores nothing to resume.
 */
export function useResume(resume: () => unknown): void {
  const onMount = useEffectEvent(resume);
  useEffect(() => void onMount(), []);
}
