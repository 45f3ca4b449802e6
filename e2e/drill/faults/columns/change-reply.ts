import type { Route } from '@playwright/test';
import type { Column } from '../column.ts';
import { matches } from '../stage.ts';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string | Buffer;
}

/** Takes the row's call from the mock. An action meets this once, a screen each time it reads. */
function takeCall(name: string, take: (route: Route) => Promise<void>, rest: Partial<Column> = {}): Column {
  return {
    name,
    begin: (stage, row) => {
      let isOver = false;
      return stage.page.route('**/api/**', (route, request) => {
        if (isOver || !matches(row.call, request.method(), request.url())) return route.fallback();
        isOver = row.kind === 'action';
        return take(route);
      });
    },
    lift: (stage) => stage.page.unroute('**/api/**'),
    ...rest,
  };
}

/** Answers in place of the mock, which never has the call. */
export const instead = (name: string, reply: Reply, rest: Partial<Column> = {}): Column =>
  takeCall(name, (route) => route.fulfill(reply), rest);

/** Changes what the mock replied. */
export function changeReply(
  name: string,
  change: (got: { body: Buffer; headers: Record<string, string> }) => Reply,
): Column {
  const take = async (route: Route) => {
    // A screen that reads again as the fault or the cell ends may end the request.
    const response = await route.fetch().catch(() => null);
    const body = await response?.body().catch(() => null);
    if (!response || !body) return;
    const got = { body, headers: response.headers() };
    await route.fulfill({ response, ...change(got) }).catch(() => null);
  };
  return takeCall(name, take);
}
