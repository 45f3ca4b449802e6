import type { Call } from '../call.ts';
import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import { matches, type Stage } from '../stage.ts';

/** The limit of a call and of an upload, in seconds. [9.01] [9.02] */
const LIMIT = 60;
const UPLOAD_LIMIT = 300;
const UPLOADS: Call[] = ['POST /api/wallet/slip', 'POST /api/chat/upload-image'];

export const limitOf = ({ call }: Row) => (UPLOADS.includes(call) ? UPLOAD_LIMIT : LIMIT);

/** The call waits at the mock until `release`; then it does its work and is answered. */
export async function hold(stage: Stage, row: Row): Promise<void> {
  stage.held = row.call;
  await stage.world.addFault({ call: row.call, kind: 'hang', times: row.kind === 'action' ? 1 : 'always' });
}

export async function letGo(stage: Stage): Promise<void> {
  stage.held = null;
  await stage.world.clearFaults();
}

export const connections: Column[] = [
  {
    name: 'connection refused',
    begin: (stage, row) => {
      let left = row.kind === 'action' ? 1 : Infinity;
      return stage.page.route('**/api/**', (route, request) => {
        if (left === 0 || !matches(row.call, request.method(), request.url())) return route.fallback();
        left -= 1;
        return route.abort('connectionrefused');
      });
    },
    lift: (stage) => stage.page.unroute('**/api/**'),
  },
  {
    name: 'dropped before the call is done',
    begin: (stage, row) =>
      stage.world.addFault({ call: row.call, kind: 'reset', times: row.kind === 'action' ? 1 : 'always' }),
  },
  {
    name: 'dropped after the call is done',
    begin: (stage, row) =>
      stage.world.addFault({ call: row.call, kind: 'drop', times: row.kind === 'action' ? 1 : 'always' }),
  },
  { name: 'slow, 8 s', begin: hold, during: (stage) => stage.pass(8), release: letGo, isTimed: true },
  { name: 'no answer', begin: hold, during: (stage, row) => stage.pass(limitOf(row) + 1) },
  {
    name: 'offline before',
    begin: (stage) => stage.context.setOffline(true),
    during: (stage) => stage.pass(5),
    release: (stage) => stage.context.setOffline(false),
    calls: 0,
    fits: ({ kind }) => kind === 'action',
  },
  {
    name: 'offline during',
    begin: hold,
    during: async (stage) => {
      await stage.pass(1);
      await stage.context.setOffline(true);
      await stage.pass(4);
    },
    release: async (stage) => {
      await stage.context.setOffline(false);
      await letGo(stage);
    },
  },
];

/** Something between app and server sends the request again, and the app gets one of the two answers. */
const arrivesTwice = (answer: 'first' | 'second', rest: Partial<Column>): Column => ({
  name: `arrives twice, the ${answer} answer`,
  fits: ({ kind }) => kind === 'action',
  begin: (stage, row) =>
    stage.page.route('**/api/**', async (route, request) => {
      if (!matches(row.call, request.method(), request.url())) return route.fallback();
      const first = await route.fetch();
      const second = await route.fetch();
      return route.fulfill({ response: answer === 'first' ? first : second });
    }),
  calls: 2,
  effects: 2,
  ...rest,
});

export const repeats: Column[] = [arrivesTwice('first', {}), arrivesTwice('second', { mayRefuse: true })];

const isAction = (row: Row) => row.kind === 'action';
export const moments: Column[] = [
  {
    name: 'left during the call',
    leaves: true,
    begin: hold,
    // A chat message that is left shows its outcome in the chat, not elsewhere.
    fits: (row) => row.kind === 'action' && !row.isPublic && !row.isRepeatable,
    during: async (stage) => {
      await stage.pass(1);
      // Dialogs that may be closed close; then a link of the page leaves it.
      for (let step = 0; step < 3; step += 1) await stage.page.keyboard.press('Escape');
      await stage.page.evaluate(() =>
        document.querySelector<HTMLElement>('nav a[href$="/user/statement"]')?.click(),
      );
      await stage.pass(1);
    },
    release: letGo,
  },
  {
    name: 'Back during the call',
    leaves: true,
    notInKiosk: true,
    begin: hold,
    fits: (row) => row.kind === 'reading' || !(row.isRepeatable ?? row.isFirstPage),
    during: async (stage) => {
      await stage.pass(1);
      await stage.page.goBack().catch(() => null);
      // The screen was the first of its tab: the member returns to it.
      const address = await stage.page.evaluate(() => location.href).catch(() => '');
      if (address === 'about:blank') await stage.page.goForward();
      await stage.pass(1);
    },
    release: letGo,
  },
  {
    name: 'reload during the call',
    leaves: true,
    notInKiosk: true,
    begin: hold,
    fits: (row) => isAction(row),
    during: async (stage) => {
      await stage.pass(1);
      await stage.page.reload();
      await stage.pass(1);
    },
    release: letGo,
    // Nobody receives the answer, and the call may still be on its way until its limit.
    settles: (row) => limitOf(row) + 14,
  },
  {
    name: 'two presses in one task',
    begin: async () => {},
    fits: isAction,
    act: async (stage, row) => {
      if (row.kind !== 'action') return;
      await row.control(stage).evaluate((control: HTMLElement) => {
        control.click();
        control.click();
      });
    },
  },
  {
    name: 'two presses of Enter while it is slow',
    begin: hold,
    fits: isAction,
    act: async (stage, row, press) => {
      await press();
      if (row.kind === 'action')
        await row
          .control(stage)
          .evaluate((control: HTMLElement) => control.click())
          .catch(() => null);
      await stage.page.keyboard.press('Enter');
    },
    during: (stage) => stage.pass(2),
    release: letGo,
  },
];
