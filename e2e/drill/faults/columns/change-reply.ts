import type { Column } from '../column.ts';
import { matches } from '../stage.ts';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string | Buffer;
}

/** Changes what the mock replied. An action meets this once, a screen each time it reads. */
export function changeReply(
  name: string,
  change: (got: { body: Buffer; headers: Record<string, string> }) => Reply,
  rest: Partial<Column> = {},
): Column {
  return {
    name,
    begin: (stage, row) => {
      let isOver = false;
      return stage.page.route('**/api/**', async (route, request) => {
        if (isOver || !matches(row.call, request.method(), request.url())) return route.fallback();
        isOver = row.kind === 'action';
        // A screen that reads again as the fault or the cell ends may end the request.
        const response = await route.fetch().catch(() => null);
        if (!response) return;
        const got = { body: await response.body(), headers: response.headers() };
        await route.fulfill({ response, ...change(got) }).catch(() => null);
      });
    },
    lift: (stage) => stage.page.unroute('**/api/**'),
    ...rest,
  };
}
