import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SOMCHAI } from 'mock-server/testing';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Call } from '../../../api/call.ts';
import type { Upload } from '../../../api/http.ts';
import { startRequestWaitAtom } from '../../../shared/orders/request-wait.ts';
import { startLocale } from '../../../shared/session/locale.ts';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { type AppStore, createAppStore } from '../../../shared/session/services.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { pickedSlipAtom, pickSlipAtom } from './picked-slip.ts';
import { SlipActions } from './slip-actions.tsx';
import { SlipClosed } from './slip-closed.tsx';
import { SlipSending } from './slip-sending.tsx';
import { sendSlipAction } from './slip-upload.ts';

const EARLIER: SlipRow = {
  key: 'a',
  createdAt: 0,
  amount: null,
  status: 'success',
  note: null,
  link: null,
  reference: 'R1',
};

async function renderIn(store: AppStore, part: ReactNode) {
  const i18n = await startLocale('en');
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>{part}</Provider>
    </I18nextProvider>,
  );
}

it('a slip that is being sent shows the share that was sent, and then that it waits for the answer [2.49]', async () => {
  const services = await makeServices(await makeWorld(), { autoAdvance: true });
  const { promise: sent, resolve: begin } = Promise.withResolvers<(share: number) => void>();
  const call = ((key, read, options) => {
    if (key === 'POST /api/statement/slip') return Promise.resolve(read({ slips: [], total: 0 } as never));
    begin((options as { upload: Required<Upload> }).upload.onProgress);
    return new Promise(() => {});
  }) as Call;
  const store = createAppStore({ ...services, call });
  await renderIn(store, <SlipSending />);
  void store.set(sendSlipAction.runAtom, new File(['slip'], 'slip.png'));
  expect(await screen.findByRole('progressbar', { name: 'Sending the slip' })).toBeVisible();
  const report = await sent;
  act(() => report(0.458));
  expect(screen.getByText('Sending the slip, 45%')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Sending the slip$/);
  act(() => report(1));
  expect(screen.getAllByText('Sent, waiting for the answer')).toHaveLength(2);
});

it.each([
  ['without a QR', { kind: 'unreadable' }, []],
  ['that was sent before', { kind: 'duplicate', reference: 'R1', earlier: EARLIER }, ['See the slip status']],
] as const)(
  'a slip %s is sent only by a press that says so, once [2.49] [8.13] [8.15]',
  async (_which, check, more) => {
    const world = await makeWorld();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
    const file = new File(['slip'], 'slip.png', { type: 'image/png' });
    await renderIn(store, <SlipActions picked={{ status: 'ready', file, check }} />);
    const names = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Choose another picture', ...more, 'Send it anyway']);
    for (const name of more) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(store.get(dialogAtom)).toEqual({ name: 'slips' });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Send it anyway' }));
    await waitFor(() => expect(store.get(sendSlipAction.stateAtom).status).toBe('refused'));
    expect(await world.control.count({ call: 'POST /api/wallet/slip' })).toBe(1);
  },
);

it('a doubtful slip is not sent while the service asks to wait [8.02]', async () => {
  const store = createAppStore(await makeServices(await makeWorld(), { signedIn: SOMCHAI }));
  store.set(startRequestWaitAtom);
  const file = new File(['slip'], 'slip.png', { type: 'image/png' });
  await renderIn(store, <SlipActions picked={{ status: 'ready', file, check: { kind: 'unreadable' } }} />);
  expect(await screen.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Send it anyway' })).toBeNull();
});

it('closed slips are not asked about again while the service asks to wait [8.02]', async () => {
  const store = createAppStore(await makeServices(await makeWorld(), { signedIn: SOMCHAI }));
  store.set(startRequestWaitAtom);
  await renderIn(store, <SlipClosed hours={{ isOpen: false, closed: null, told: null, validMinutes: 15 }} />);
  expect(await screen.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a picture that is found unusable late does not remove one that was chosen after it [2.49]', async () => {
  const store = createAppStore(await makeServices(await makeWorld(), { signedIn: SOMCHAI }));
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const slow = Object.assign(new File(['text'], 'a.txt'), { slice: () => ({ arrayBuffer: () => promise }) });
  const first = store.set(pickSlipAtom, slow);
  await store.set(pickSlipAtom, new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'b.jpg'));
  resolve(new ArrayBuffer(8));
  await first;
  expect(store.get(pickedSlipAtom)).toMatchObject({ status: 'ready', file: { name: 'b.jpg' } });
});
