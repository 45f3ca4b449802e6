import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { closeDialogAtom, openDialogAtom } from '../session/dialog-state.ts';
import { servicesAtom } from '../session/services.ts';
import type { NextStep } from './next-step.ts';

const PAGES: Partial<Record<NextStep, string>> = {
  bonus: '/user/bonus',
  contact: '/user/contact',
  profile: '/user/profile',
};

/** The step that is possible here: where a reload would end the session, support can help. (W3) (K9) */
export function useStepHere(): <Step>(step: Step) => Step | 'contact' {
  const { keepsWork } = useAtomValue(servicesAtom).platform;
  return (step) => (step === 'reload' && !keepsWork ? 'contact' : step);
}

/** Opens the screen where the member can act on a refusal; does nothing when that is the current one. (W3) */
export function useNextStep(): (step: NextStep) => void {
  const navigate = useNavigate();
  const openDialog = useSetAtom(openDialogAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  return (step) => {
    if (step === 'reload') return window.location.reload();
    if (step === 'deposit') return openDialog({ name: 'deposit' });
    const page = PAGES[step];
    if (page === undefined) return;
    closeDialog();
    void navigate(page);
  };
}
