import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../session/services.ts';

const LONG_MS = 5_000;

/** Shown when a wait is longer than usual; the request is neither cancelled nor repeated. */
export function TakingLong({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return <div role="status">{active && <Line text={t('taking_long')} />}</div>;
}

function Line({ text }: { text: string }) {
  const { clock } = useAtomValue(servicesAtom);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => clock.after(LONG_MS, () => setIsLong(true)), [clock]);
  return isLong && <p>{text}</p>;
}
