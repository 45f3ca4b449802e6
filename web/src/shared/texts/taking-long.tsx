import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LONG_MS = 5_000;

/** A line for who waits longer than usual; the order itself is neither given up nor repeated. */
export function TakingLong({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return <div role="status">{active && <Line text={t('taking_long')} />}</div>;
}

function Line({ text }: { text: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <p>{text}</p>;
}
