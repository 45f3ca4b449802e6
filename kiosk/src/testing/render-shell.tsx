import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { type Locale, locales, type ShellView, type Voice } from 'web/app';
import type { AllAttractTexts } from '../attract/attract-texts.ts';
import { KioskShell } from '../kiosk-shell.tsx';
import { createPrivacy } from '../privacy/privacy.ts';
import { createSteppedClock } from './stepped-clock.ts';

type Snapshot = ReturnType<ShellView['session']['snapshot']>;
type VisitSnapshot = ReturnType<ShellView['visit']['snapshot']>;

function observed<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    snapshot: () => value,
    become: (next: Partial<T>) => {
      value = { ...value, ...next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const keyed = (locale: Locale) => ({
  title: `title ${locale}`,
  language: `language ${locale}`,
  services: `services ${locale}`,
  promise: `promise ${locale}`,
  waiting: `waiting ${locale}`,
  speak: `speak ${locale}`,
  speak_stop: `speak_stop ${locale}`,
  reach: `reach ${locale}`,
});

interface ShellOptions {
  app?: ReactNode;
  locale?: Locale;
  voices?: readonly Locale[];
  isClosed?: boolean;
  hasTexts?: boolean;
  changeLocale?: (locale: Locale) => Promise<void>;
}

/** The machine records its calls. Labels show their text keys. */
export async function renderShell({
  app = <p>the app</p>,
  locale = 'th',
  voices = [],
  isClosed = false,
  hasTexts = true,
  changeLocale = () => Promise.resolve(),
}: ShellOptions = {}) {
  document.documentElement.dataset['device'] = 'kiosk';
  document.documentElement.lang = 'lo';
  await i18next.createInstance().use(initReactI18next).init({ lng: 'cimode' });
  const clock = createSteppedClock();
  const session = observed<Snapshot>({ id: 0, status: 'guest', lastEnd: null, left: null });
  const visit = observed<VisitSnapshot>({ screen: { kind: 'page' }, isMoneyMoving: false });
  const calls: string[] = [];
  const wiped = Promise.withResolvers<undefined>();
  let reportWaiting = () => {};
  const view: ShellView = {
    clock,
    locale,
    changeLocale,
    session: {
      ...session,
      end: (reason) => {
        if (session.snapshot().status !== 'member') return;
        calls.push(`end ${reason}`);
        session.become({ status: 'guest', lastEnd: reason });
      },
      leave: () => {},
    },
    visit: { ...visit, show: () => () => {}, moveMoney: () => () => {} },
  };
  const machine = {
    begin: () => {},
    wipe: async () => {
      calls.push('wipe');
      await wiped.promise;
    },
    restart: async (path: () => string, onWaiting: () => void) => {
      calls.push(`restart ${path()}`);
      reportWaiting = onWaiting;
    },
  };
  const spoken: string[] = [];
  const voice: Voice = {
    reads: (language) => voices.some((one) => one === language),
    reading: () => null,
    subscribe: () => () => {},
    read: (text, language) => void spoken.push(`${language} ${text}`),
    stop: () => void spoken.push('silence'),
  };
  const texts = Object.fromEntries(locales.map((one) => [one, keyed(one)])) as unknown as AllAttractTexts;
  const loaded = Promise.withResolvers<AllAttractTexts>();
  if (hasTexts) loaded.resolve(texts);
  const shown = await act(async () =>
    render(
      <KioskShell
        app={app}
        view={view}
        machine={machine}
        voice={voice}
        privacy={createPrivacy(clock)}
        texts={loaded.promise}
        isClosed={isClosed}
      />,
    ),
  );
  return {
    ...shown,
    clock,
    session,
    visit,
    calls,
    spoken,
    giveTexts: () => loaded.resolve(texts),
    finishWipe: () => wiped.resolve(undefined),
    reportWaiting: () => reportWaiting(),
  };
}
