import type { SelfTestRecord, StaffFacts } from '../../launcher/staff/shapes.ts';

/** Everything except `leave` rejects when the staff's access has expired. */
export interface TerminalClient {
  facts(): Promise<StaffFacts>;
  records(): Promise<SelfTestRecord[]>;
  keep(record: Omit<SelfTestRecord, 'at'>): Promise<SelfTestRecord>;
  leave(): Promise<void>;
}

/** Calls the launcher. Its access is a cookie that only these paths get. (K4) */
export function createTerminalClient(fetch: typeof window.fetch): TerminalClient {
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`/terminal/staff/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`terminal: ${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  }
  return {
    facts: () => ask('facts'),
    records: () => ask('records'),
    keep: (record) => ask('records', record),
    leave: () =>
      ask<object>('leave', {}).then(
        () => undefined,
        () => undefined,
      ),
  };
}
