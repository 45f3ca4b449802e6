import { expect, it } from 'vitest';
import { type Health, metricsText } from './health.ts';

const health: Health = {
  status: 'ok',
  uptimeSeconds: 60,
  isAppThere: true,
  isBackendThere: false,
  page: { id: 'a', phase: 'attract', build: '', isZoomed: false, secondsSinceBeat: 1 },
  starts: 9,
  ends: { 'signal "SIGKILL"': 2 },
  recentEnds: 4,
  sessions: 7,
};
const linesOf = (changes: Partial<Health> = {}) => metricsText({ ...health, ...changes }).split('\n');

it('the metrics of a terminal name each figure as monitoring expects it', () => {
  for (const line of [
    'kiosk_app_up 1',
    'kiosk_backend_up 0',
    'kiosk_uptime_seconds 60',
    'kiosk_recent_browser_ends 4',
    'kiosk_page_beat_age_seconds 1',
    'kiosk_browser_starts_total 9',
    'kiosk_browser_ends_total{reason="signal \\"SIGKILL\\""} 2',
  ])
    expect(linesOf()).toContain(line);
});

it.each([
  ['ok', 1],
  ['waiting', 0],
  ['failing', 0],
] as const)('a terminal whose state is %s is up: %i', (status, up) => {
  expect(linesOf({ status })).toContain(`kiosk_up ${up}`);
});
