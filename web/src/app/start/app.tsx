import { Provider } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { i18n } from 'i18next';
import { carryOver } from '../../shared/account/session-restore.ts';
import { type AppStore, createAppStore, type Services } from '../../shared/session/services.ts';
import { startRequestWaitAtom } from '../../shared/orders/request-wait.ts';
import { CoverContext } from '../../ui/display/private.tsx';
import { guardDoublePresses } from '../../ui/form/double-press.ts';
import { Toaster } from '../../ui/toast/toast.tsx';
import { AppRouter } from '../routing/app-router.tsx';
import { ErrorBoundary } from '../loading/error-boundary.tsx';
import { AppRoutes } from '../routing/routes.tsx';
import { TaskFrame } from '../shell/task-frame.tsx';

export function App({ services, i18n }: { services: Services; i18n: i18n }) {
  const store = useSessionStore(services);
  const { router: Router = AppRouter } = services.platform;
  useEffect(() => guardDoublePresses(window), []);
  useEffect(() => services.onRequestLimit(() => store.set(startRequestWaitAtom)), [services, store]);
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary isMember={services.session.snapshot().status === 'member'}>
        <Provider store={store}>
          <CoverContext value={services.platform.cover}>
            <TaskFrame platform={services.platform}>
              <Router>
                <AppRoutes />
              </Router>
            </TaskFrame>
          </CoverContext>
          {/* What was told to one member is gone at once for the next, who may see a tab that was hidden meanwhile. */}
          <Notices key={services.session.snapshot().id} />
        </Provider>
      </ErrorBoundary>
    </I18nextProvider>
  );
}

function Notices() {
  const { t } = useTranslation();
  return <Toaster label={t('notices')} />;
}

/** A new store for each session: drops what was known of the previous member, late replies included. */
function useSessionStore(services: Services): AppStore {
  const { session } = services;
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const open = (from?: AppStore) => {
    const store = createAppStore(services);
    carryOver(from ?? store, store, snapshot);
    return { snapshot, store };
  };
  const [current, setCurrent] = useState(() => open());
  if (current.snapshot === snapshot) return current.store;
  const next = open(current.store);
  setCurrent(next);
  return next.store;
}
