import { fireEvent, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { createSession } from '../../../shared/session/session.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useScrollSteps } from './use-scroll-steps.ts';

function setUp() {
  const clock = createTestClock();
  const session = createSession(createBrowserPlatform(window));
  const store = createAppStore({ clock, session } as unknown as Services);
  const log = document.createElement('div');
  const heard: number[] = [];
  log.addEventListener('scroll', () => heard.push(log.scrollTop));
  const { unmount } = renderHook(() => useScrollSteps({ current: log }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const scrollTo = (top: number) => fireEvent.scroll(log, { target: { scrollTop: top } });
  return { clock, heard, scrollTo, unmount };
}

it('a list hears of a scroll once in 400 px, and of where it ends', async () => {
  const { clock, heard, scrollTo } = setUp();
  for (let top = 50; top <= 950; top += 50) scrollTo(top);
  expect(heard).toEqual([400, 800]);
  await clock.advance(125);
  expect(heard).toEqual([400, 800, 950]);
  scrollTo(940);
  scrollTo(500);
  expect(heard).toEqual([400, 800, 950, 500]);
  await clock.advance(1000);
  expect(heard).toHaveLength(4);
});

it('a list hears of a slow scroll every 125 ms, and of none once it is gone', async () => {
  const { clock, heard, scrollTo, unmount } = setUp();
  for (let top = 10; top <= 50; top += 10) {
    scrollTo(top);
    await clock.advance(50);
  }
  expect(heard).toEqual([30]);
  await clock.advance(125);
  expect(heard).toEqual([30, 50]);
  scrollTo(60);
  unmount();
  await clock.advance(1000);
  expect(heard).toEqual([30, 50]);
});
