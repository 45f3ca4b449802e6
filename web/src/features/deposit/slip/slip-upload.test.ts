import { waitFor } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { Upload } from '../../../api/http.ts';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { isShown } from '../methods/deposit-navigation.ts';
import { sendSlipAction } from './slip-upload.ts';

/** Sends a slip, and cancels it at a share of the upload. The service gets it only as a whole. */
async function cancelAt(share: number) {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const slips: unknown[] = [];
  const call = (async (key, read, options) => {
    if (key === 'POST /api/statement/slip') return read({ slips, total: slips.length } as never);
    const { upload } = options as { upload: Upload };
    upload.onProgress?.(share);
    if (share === 1)
      slips.push({ createdAt: new Date(services.clock.now()).toISOString(), status: 'PENDING' });
    throw new ApiError({ kind: 'aborted' });
  }) as Call;
  const store = createAppStore({ ...services, call });
  store.set(openDialogAtom, { name: 'deposit' });
  const end = store.set(sendSlipAction.runAtom, new File(['slip'], 'slip.png', { type: 'image/png' }));
  await waitFor(() => expect(store.get(sendSlipAction.stateAtom).status).toBe('succeeded'));
  return { end: await end, opens: isShown(store.get, { kind: 'slip' }) };
}

describe('a slip that is cancelled', () => {
  it.each([
    [0.99, 'cancelled', false],
    [1, 'received', true],
  ] as const)(
    'when %s of it was sent is %s, and is shown by a dialog that opens: %s [2.49]',
    async (share, done, opens) => {
      expect(await cancelAt(share)).toMatchObject({ end: { status: 'succeeded', done }, opens });
    },
  );
});

it.each([
  [1, 'succeeded', 'counted'],
  [0, 'not-done', 'counted'],
  [1, 'succeeded', 'not counted'],
  [0, 'not-done', 'not counted'],
] as const)(
  'a slip without an answer, of which %d came, is %s also where the list gives fewer slips a call than asked for, and they are %s (W1)',
  async (arriving, status, counted) => {
    const services = await makeServices(await makeWorld(), { signedIn: SOMCHAI, autoAdvance: true });
    const slipOf = (minute: number) => ({
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
      status: 'SUCCESS',
    });
    let slips = [7, 6, 5, 4, 3, 2, 1].map(slipOf);
    const call = (async (key, read, options) => {
      const { page, limit = 0 } = (options as { body?: { page: number; limit: number } }).body ?? { page: 1 };
      const size = Math.min(limit, 3);
      if (key === 'POST /api/statement/slip')
        return read({
          slips: slips.slice((page - 1) * size, page * size),
          ...(counted === 'counted' && { total: slips.length }),
        } as never);
      slips = [...[8].slice(0, arriving).map(slipOf), ...slips];
      throw new ApiError({ kind: 'unknown' });
    }) as Call;
    const store = createAppStore({ ...services, call });
    void store.set(sendSlipAction.runAtom, new File(['slip'], 'slip.png'));
    await waitFor(() => expect(store.get(sendSlipAction.stateAtom).status).toBe(status));
  },
);
