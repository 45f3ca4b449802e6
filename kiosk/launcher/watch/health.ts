import type { StaffHealth } from '../staff/shapes.ts';
import type { Phase } from './beat.ts';

/** For monitoring. It contains no member data. */
export interface Health extends StaffHealth {
  isAppThere: boolean;
  isBackendThere: boolean;
  page: { id: string; phase: Phase; build: string; isZoomed: boolean; secondsSinceBeat: number } | null;
  /** Browser ends within the last ten minutes; more than three count as a crash loop. */
  recentEnds: number;
}

const escapeLabel = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ');

/** The health in the text format of Prometheus. */
export function metricsText(health: Health): string {
  const gauge = (name: string, help: string, value: number) =>
    `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`;
  const ends = Object.entries(health.ends).map(
    ([reason, count]) => `kiosk_browser_ends_total{reason="${escapeLabel(reason)}"} ${count}`,
  );
  return [
    gauge('kiosk_up', 'Whether members can use the terminal.', health.status === 'ok' ? 1 : 0),
    gauge('kiosk_app_up', 'Whether the app answers.', health.isAppThere ? 1 : 0),
    gauge('kiosk_backend_up', 'Whether the backend answers.', health.isBackendThere ? 1 : 0),
    gauge('kiosk_uptime_seconds', 'Since the launcher began.', health.uptimeSeconds),
    gauge('kiosk_recent_browser_ends', 'Ends of the browser within ten minutes.', health.recentEnds),
    ...(health.page
      ? [gauge('kiosk_page_beat_age_seconds', 'Since the page last beat.', health.page.secondsSinceBeat)]
      : []),
    `# HELP kiosk_sessions_total Sessions that have ended.\n# TYPE kiosk_sessions_total counter\nkiosk_sessions_total ${health.sessions}`,
    `# HELP kiosk_browser_starts_total Starts of the browser.\n# TYPE kiosk_browser_starts_total counter\nkiosk_browser_starts_total ${health.starts}`,
    '# HELP kiosk_browser_ends_total Ends of the browser.\n# TYPE kiosk_browser_ends_total counter',
    ...ends,
    '',
  ].join('\n');
}
