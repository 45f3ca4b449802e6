import { type AppConfig, parseConfig } from 'contracts/rules';
import { createServices } from '../../app/start/create-services.ts';
import { createHttp } from '../../api/http.ts';
import { catchUpAtom, connectAtom } from '../../features/chat/state/chat-connection.ts';
import { sendTextAtom } from '../../features/chat/state/chat-sending.ts';
import {
  entriesAtom,
  loadOlderAtom,
  loadStateAtom,
  olderAtom,
  outboxAtom,
  refreshAtom,
} from '../../features/chat/state/chat-state.ts';
import { customerAtom } from '../../features/chat/state/customer.ts';
import { resumeAtom } from '../../features/chat/state/delivery.ts';
import { saveUnsentAtom, restoreUnsentAtom } from '../../features/chat/state/unsent.ts';
import { type Clock, createClock, systemClock } from '../../lib/clock.ts';
import type { Random } from '../../lib/random.ts';
import type { Platform } from '../../platform/platform.ts';
import { carryOver, restoreSessionAtom } from '../../shared/account/session-restore.ts';
import { type AppStore, createAppStore } from '../../shared/session/services.ts';
import type { Session } from '../../shared/session/session.ts';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { CALM, stormySend, type Weather } from './network.ts';

const HASTE = 40;

const hastyClock: Clock = createClock({
  device: () => Date.now(),
  elapsed: () => performance.now(),
  schedule: (ms, run) => systemClock.after(ms / HASTE, run),
});

interface Page {
  session: Session;
  store: () => AppStore;
  leave: () => void;
}

/** The chat of one tab: the app's own state over the real network, without its screen. */
export class Tab {
  weather: Weather = CALM;
  isOffline = false;
  readonly #url: string;
  readonly #platform: Platform;
  readonly #random: Random;
  #page: Page | null = null;

  constructor(url: string, platform: Platform, random: Random) {
    this.#url = url;
    this.#platform = platform;
    this.#random = random;
  }

  reload(): void {
    this.#page?.leave();
    this.#page = this.#open();
  }

  leave(): void {
    this.#page?.leave();
    this.#page = null;
  }

  #open(): Page {
    let isLeft = false;
    const services = createServices({
      config: { ...CONFIG, apiBaseUrl: this.#url, chatUrl: this.#url },
      platform: this.#platform,
      clock: hastyClock,
      random: this.#random,
      connect: (token, clock) =>
        createHttp({
          baseURL: this.#url,
          token,
          clock,
          isOnline: () => !this.isOffline,
          send: stormySend(
            this.#random,
            () => this.weather,
            () => isLeft,
          ),
        }),
    });
    let view = showChat(createAppStore(services));
    const stopWatching = services.session.subscribe(() => {
      const before = view;
      const store = createAppStore(services);
      carryOver(before.store, store, services.session.snapshot());
      before.hide();
      view = showChat(store);
    });
    const leave = () => {
      isLeft = true;
      stopWatching();
      view.hide();
    };
    return { session: services.session, leave, store: () => view.store };
  }

  get #now() {
    if (!this.#page) throw new Error('the tab has no page');
    return this.#page;
  }

  get #store() {
    return this.#now.store();
  }

  get session() {
    return this.#now.session;
  }

  write(text: string): void {
    this.#store.set(sendTextAtom, text);
  }

  wake(): void {
    this.#store.set(catchUpAtom);
  }

  get waiting(): string[] {
    return this.#store.get(outboxAtom).map(({ content }) => (content.kind === 'text' ? content.text : ''));
  }

  async settle(): Promise<void> {
    for (;;) {
      const store = this.#store;
      await store.set(loadWalletAtom);
      if (store.get(walletAtom).status === 'ready') return store.set(restoreSessionAtom);
      await systemClock.wait(5);
    }
  }

  async history(): Promise<string[]> {
    const store = this.#store;
    while (!(await store.set(refreshAtom)) || store.get(loadStateAtom) !== 'ready') await systemClock.wait(5);
    while (store.get(olderAtom).status !== 'none') await store.set(loadOlderAtom);
    return store
      .get(entriesAtom)
      .map(({ isMine, content }) => `${isMine ? '>' : '<'} ${content.kind === 'text' ? content.text : '?'}`);
  }
}

const CONFIG: AppConfig = parseConfig({
  edition: 'thai',
  apiBaseUrl: '',
  iframe: false,
  minDeposit: 1,
  trueLinkPassphrase: 'storm',
});

/** Does what the panel does with the state while it is on the page. */
function showChat(store: AppStore) {
  let disconnect = () => {};
  const connect = () => {
    disconnect();
    disconnect = store.set(connectAtom);
  };
  const restore = () => {
    store.set(restoreUnsentAtom);
    store.set(resumeAtom);
  };
  const stops = [
    store.sub(customerAtom, connect),
    store.sub(restoreUnsentAtom, restore),
    store.sub(saveUnsentAtom, () => store.set(saveUnsentAtom)),
  ];
  connect();
  restore();
  return {
    store,
    hide() {
      for (const stop of stops) stop();
      disconnect();
    },
  };
}
