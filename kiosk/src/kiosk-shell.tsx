import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { guardDoublePresses, type Locale, type ShellView, type Voice } from 'web/app';
import type { AllAttractTexts } from './attract/attract-texts.ts';
import { Attract, Interval } from './attract/attract.tsx';
import { IdleGuard } from './idle/idle-guard.tsx';
import { IDLE_MS } from './idle/idle-policy.ts';
import { watchFirstField } from './keypad/docked-focus.ts';
import { Keypad } from './keypad/keypad.tsx';
import './kiosk-shell.css';
import type { Privacy } from './privacy/privacy.ts';
import { PrivacyButton } from './privacy/privacy-button.tsx';
import { Remount } from './idle/remount.tsx';
import { createEndSession, watchSessionEnd, watchStaff } from './session/end-session.ts';
import type { Machine } from './session/machine.ts';
import { EndVisit } from './session/visitor-exit.tsx';

export interface KioskShellProps {
  app: ReactNode;
  view: ShellView;
  machine: Omit<Machine, 'isCutOff'>;
  voice: Voice;
  privacy: Privacy;
  texts: Promise<AllAttractTexts>;
  /** Whether the page was loaded to say that the service has ended. */
  isClosed: boolean;
}

type Phase = 'attract' | 'session' | 'closed' | 'interval';

/** A language whose texts take longer counts as unavailable. */
const START_TIMEOUT_MS = 15_000;

/** The life of one page: the first screen, one session of the app, the cleanup after it, and a reload. */
export function KioskShell({ app, view, machine, voice, privacy, texts, isClosed }: KioskShellProps) {
  const { session, visit, clock, locale, changeLocale } = view;
  const [phase, setPhase] = useState<Phase>(isClosed ? 'closed' : 'attract');
  const [isWaiting, setIsWaiting] = useState(false);
  const [endSession] = useState(() =>
    createEndSession({
      session,
      machine,
      language: () => document.documentElement.lang,
      onEnd: () => {
        // The next member must not hear texts of this session.
        voice.stop();
        setPhase('interval');
      },
      onWaiting: () => setIsWaiting(true),
    }),
  );
  // The app's own guard has not seen the press that starts it.
  useEffect(() => guardDoublePresses(window), []);
  useEffect(() => watchSessionEnd(session, (reason) => void endSession(reason)), [session, endSession]);

  useEffect(() => watchStaff(window, visit, () => void endSession('staff')), [visit, endSession]);
  useEffect(
    () => (phase === 'session' ? watchFirstField(window, clock, visit) : undefined),
    [phase, clock, visit],
  );

  useEffect(() => {
    if (phase === 'session') machine.begin();
  }, [phase, machine]);

  const start = async (chosen: Locale) => {
    voice.stop();
    await within(clock, START_TIMEOUT_MS, changeLocale(chosen));
    // Staff may have entered the PIN meanwhile, and this page leaves.
    setPhase((now) => (now === 'attract' ? 'session' : now));
  };

  switch (phase) {
    case 'attract':
      return (
        <Suspense fallback={<Lantern />}>
          <Texts of={texts}>
            {(all) => (
              <>
                <Announce phase={phase} />
                <Attract clock={clock} texts={all} voice={voice} locale={locale} onStart={start} />
              </>
            )}
          </Texts>
        </Suspense>
      );
    case 'session':
      return (
        <>
          <Announce phase={phase} />
          <EndVisit value={() => void endSession('finished')}>{app}</EndVisit>
          <Remount clock={clock}>
            <IdleGuard
              view={view}
              onIdle={() => void endSession('idle')}
              onFinish={() => void endSession('finished')}
            />
          </Remount>
          {/* Suspends separately, so that the app does not wait for these labels. */}
          <Suspense fallback={null}>
            <Remount clock={clock}>
              <PrivacyButton privacy={privacy} />
            </Remount>
            <Remount clock={clock}>
              <Keypad />
            </Remount>
          </Suspense>
        </>
      );
    case 'closed':
      return (
        <>
          <Announce phase={phase} />
          {app}
          <LeaveSoon clock={clock} onLeave={() => void endSession('idle')} />
        </>
      );
    case 'interval':
      return (
        <>
          <Announce phase={phase} />
          <Suspense fallback={<Lantern />}>
            <Texts of={texts}>
              {(all) => <Interval texts={all} locale={locale} isWaiting={isWaiting} />}
            </Texts>
          </Suspense>
        </>
      );
  }
}

/**
 * Tells the launcher what the page shows. The launcher does not reload a page in use, and stops waiting for a page that never
 * shows its first screen.
 */
function Announce({ phase }: { phase: Phase }) {
  useEffect(() => void (document.documentElement.dataset['phase'] = phase), [phase]);
  return null;
}

/** @throws Error when the task takes longer */
async function within(
  clock: Pick<ShellView['clock'], 'wait'>,
  ms: number,
  task: Promise<void>,
): Promise<void> {
  const isDone = await Promise.race([task.then(() => true), clock.wait(ms).then(() => false)]);
  if (!isDone) throw new Error(`the language's texts did not load within ${ms} ms`);
}

function Texts({
  of,
  children,
}: {
  of: Promise<AllAttractTexts>;
  children: (texts: AllAttractTexts) => ReactNode;
}) {
  return children(use(of));
}

const Lantern = () => <img className="lantern" src="/icon.svg" alt="" />;

/** Leaves at a touch, or after a while. Staff who are at the PIN pad keep the page: a press there is a touch too. */
function LeaveSoon({ clock, onLeave }: { clock: ShellView['clock']; onLeave: () => void }) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const leaveUnlessStaff = () => {
      if (!document.querySelector('.staff-gate')) leave();
    };
    window.addEventListener('click', leaveUnlessStaff);
    const cancel = clock.every(IDLE_MS.closed, leaveUnlessStaff);
    return () => {
      window.removeEventListener('click', leaveUnlessStaff);
      cancel();
    };
  }, [clock]);
  return null;
}
