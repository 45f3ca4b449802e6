import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { secondsLeft } from '../../../lib/countdown.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { useNow } from '../../../shared/session/use-now.ts';
import { Countdown } from '../../../ui/display/countdown.tsx';
import type { LiveQr } from './qr-record.ts';
import { passedMark } from './qr-rules.ts';

interface QrCountdownProps {
  qr: LiveQr;
  /** `isSure`: the service's time says so, and not only the device's. */
  onExpired: (isSure: boolean) => void;
}

export function QrCountdown({ qr, onExpired }: QrCountdownProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const { clock } = useAtomValue(servicesAtom);
  const now = useNow('now', 250);
  const seconds = secondsLeft(qr.deadline, now);

  const [counted, setCounted] = useState<{ seconds: number; mark: number | null }>({ seconds, mark: null });
  if (counted.seconds !== seconds)
    setCounted({ seconds, mark: passedMark(counted.seconds, seconds) ?? counted.mark });

  // The monotonic clock stops while some devices sleep; the device's own does not.
  const [ahead] = useState(() => clock.device() - clock.elapsed());
  useEffect(() => {
    const slept = Math.max(0, clock.device() - clock.elapsed() - ahead);
    if (now + slept >= qr.deadline) onExpired(now >= qr.deadline);
  }, [clock, now, ahead, qr, onExpired]);

  return (
    <>
      <Countdown label={t('time_label')} seconds={seconds} total={qr.seconds} />
      {/* Announced only at a few moments: an announcement every second would drown out everything else. */}
      <p role="status" className="visually-hidden">
        {counted.mark !== null && announcement(counted.mark, t)}
      </p>
    </>
  );
}

function announcement(mark: number, t: TFunction<['deposit', 'common']>): string {
  return mark >= 60 ? t('announce_minutes', { count: mark / 60 }) : t('announce_seconds', { count: mark });
}
