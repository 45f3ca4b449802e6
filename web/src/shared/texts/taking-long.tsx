import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../session/services.ts';

const LONG_MS = 5_000;

/** The request is neither cancelled nor repeated. */
export function TakingLong({ active }: { active: boolean }) {
  return <div role="status">{active && <LongWait />}</div>;
}

/** Shows `children` until one wait is longer than usual, then the text that says so. */
export function LongWait({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { clock } = useAtomValue(servicesAtom);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => clock.after(LONG_MS, () => setIsLong(true)), [clock]);
  return isLong ? t('taking_long') : children;
}
