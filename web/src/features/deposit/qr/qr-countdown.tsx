import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { secondsLeft } from '../../../lib/countdown.ts';
import { Countdown } from '../../../ui/display/countdown.tsx';
import type { LiveQr } from './qr-record.ts';
import { passedMark } from './qr-rules.ts';
import { type OnExpired, useQrEnd } from './use-payment-watch.ts';

interface QrCountdownProps {
  qr: LiveQr;
  onExpired: OnExpired;
}

export function QrCountdown({ qr, onExpired }: QrCountdownProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const now = useQrEnd(qr, onExpired);
  const seconds = secondsLeft(qr.deadline, now);

  const [counted, setCounted] = useState<{ seconds: number; mark: number | null }>({ seconds, mark: null });
  if (counted.seconds !== seconds)
    setCounted({ seconds, mark: passedMark(counted.seconds, seconds) ?? counted.mark });

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
