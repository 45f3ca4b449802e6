import { expect, it } from 'vitest';
import { isOfAnother } from './worker-rules.ts';

it.each(['/', '/login', '/user/home', '/user/statement?page=2.5', '/index.html', '/apish', '/no/such/place'])(
  'the service worker serves the page at %s',
  (path) => expect(isOfAnother.test(path)).toBe(false),
);

it.each([
  '/api/wallet',
  '/api',
  '/socket.io/?EIO=4',
  '/files/slip',
  '/games/play?code=x',
  '/qa/live',
  '/mock/open',
  '/config.json',
  '/sw.js',
  '/manifest.webmanifest?1',
])('the service worker ignores %s', (path) => expect(isOfAnother.test(path)).toBe(true));
