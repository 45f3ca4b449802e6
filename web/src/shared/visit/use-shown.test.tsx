import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createAppStore } from '../session/services.ts';
import { useShownCode } from './use-shown.ts';

it('a code is on screen until it closes, also when the clock jumps before or after that (K2)', async () => {
  const jumps = new Set<() => void>();
  const onJump = (listener: () => void) => {
    jumps.add(listener);
    return () => void jumps.delete(listener);
  };
  const made = await makeServices(await makeWorld());
  const services = { ...made, clock: { ...made.clock, onJump } };
  const store = createAppStore(services);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const kinds: string[] = [];
  const note = () => kinds.push(services.visit.snapshot().screen.kind);
  const jump = () => act(() => [...jumps].forEach((listener) => listener()));
  const { unmount } = renderHook(() => useShownCode(services.clock.now() + 60_000), { wrapper });
  note();
  // In the time that no clock of the device or the service changes.
  expect(services.visit.snapshot().screen).toEqual({
    kind: 'code',
    until: services.clock.elapsed() + 60_000,
  });
  jump();
  note();
  unmount();
  note();
  jump();
  note();
  expect(kinds).toEqual(['code', 'code', 'page', 'page']);
});
