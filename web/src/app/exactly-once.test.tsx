import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeWorld, renderApp, type TestWorld } from '../testing/render-app.tsx';
import { takeComplaints } from '../testing/setup.ts';

const SOMCHAI = '0812345678';
const STATEMENT = 'POST /api/statement';

type View = Awaited<ReturnType<typeof renderApp>>;
type WithoutCall<Plan> = Plan extends unknown ? Omit<Plan, 'call'> : never;
type Fault = WithoutCall<Parameters<TestWorld['control']['addFault']>[0]>;

interface Action {
  name: string;
  call: 'POST /api/wallet/transfer' | 'POST /api/wallet/transferAll' | 'POST /api/wallet/withdrawAll';
  body: object;
  /** Opens the dialog and goes to where one press sends the order. */
  prepare: (view: View) => Promise<void>;
  button: RegExp;
  /** How much leaves the wallet, in satang. */
  leaves: number;
  done: RegExp;
  /** What a toast says of it when its dialog has been closed. */
  doneToast: RegExp;
  alike: RegExp;
}

const open = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

const actions: Action[] = [
  {
    name: 'transfer',
    call: 'POST /api/wallet/transfer',
    body: { from: 'WALLET', to: 'PG', amount: 123.45 },
    prepare: async (view) => {
      await open(view, 'Transfer to or from games');
      await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
      await view.user.type(await screen.findByLabelText('Amount'), '123.45');
    },
    button: /^Transfer 123\.45 baht$/,
    leaves: 12_345,
    done: /^Transfer complete$/,
    doneToast: /^Your transfer of 123\.45 baht went through$/,
    alike: /The same order, 123\.45 baht, went through a moment ago/,
  },
  {
    name: 'transferAll',
    call: 'POST /api/wallet/transferAll',
    body: { to: 'WALLET' },
    prepare: (view) => open(view, 'Transfer to or from games'),
    button: /^Bring back 670\.50 baht$/,
    leaves: -67_050,
    done: /^Money brought back$/,
    doneToast: /^670\.50 baht came back to your wallet$/,
    alike: /Not enough money/,
  },
  {
    name: 'withdraw',
    call: 'POST /api/wallet/withdrawAll',
    body: { amount: 200 },
    prepare: async (view) => {
      await open(view, 'Withdraw');
      await view.user.type(await screen.findByLabelText('Amount to withdraw'), '200');
      await view.user.click(screen.getByRole('button', { name: 'Withdraw 200.00 baht' }));
      await screen.findByRole('button', { name: /^Confirm/ });
    },
    button: /^Confirm: withdraw 200\.00 baht$/,
    leaves: 20_000,
    done: /^Withdrawal on its way$/,
    doneToast: /^Your withdrawal of 200\.00 baht is on its way$/,
    alike: /The same order, 200\.00 baht, went through a moment ago/,
  },
];

const NOT_DONE = /^It did not go through$/;
const CHECKING = /^Confirming your/;
const UNSETTLED = /^We could not confirm this yet/;

interface Setup {
  action: Action;
  world: TestWorld;
  /** The page that tells the outcome. */
  view: View;
  press: () => void;
}
interface Case {
  name: string;
  /** Strikes the order. */
  fault?: Fault;
  /** What happens between the open form and the last words; one press when left out. */
  play?: (setup: Setup) => Promise<unknown>;
  /** Where the member comes from, when not straight to home. */
  path?: string;
  /** How much time passes then until the outcome is told; 10 s when left out, the last look of an unknown outcome. */
  waits?: number;
  sent: number;
  /** Where transferAll differs. */
  sentByAll?: number;
  moved: 0 | 1;
  words: (action: Action) => RegExp;
}

/** The time-out of a request. [9.01] */
const TIMEOUT_MS = 60_000;

const done = ({ done }: Action) => done;
const press = ({ press }: Setup) => act(async () => press());
/** Only now does the server get to the order that hung. */
const arrive = async ({ world, action }: Setup) => {
  await world.control.clearFaults();
  await world.control.waitFor({ call: action.call, count: 1 });
};

const cases: Case[] = [
  { name: 'one press', sent: 1, moved: 1, words: done },
  {
    name: 'two presses in one frame',
    play: ({ press }) =>
      act(async () => {
        press();
        press();
      }),
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'press and Enter',
    play: ({ view, press }) =>
      act(async () => {
        press();
        await view.user.keyboard('{Enter}');
      }),
    sent: 1,
    moved: 1,
    words: done,
  },
  { name: 'answer lost after the commit', fault: { kind: 'drop' }, sent: 1, moved: 1, words: done },
  { name: 'half an answer', fault: { kind: 'half-body' }, sent: 1, moved: 1, words: done },
  { name: 'answer of another shape', fault: { kind: 'wrong-shape' }, sent: 1, moved: 1, words: done },
  { name: 'empty answer', fault: { kind: 'empty' }, sent: 1, moved: 1, words: done },
  {
    name: 'time-out, committed meanwhile',
    fault: { kind: 'hang' },
    play: async (setup) => {
      await press(setup);
      await setup.view.clock.advance(TIMEOUT_MS - 1);
      expect(screen.queryByText(CHECKING)).toBeNull();
      await setup.view.clock.advance(1);
      expect(screen.getByText(CHECKING)).toBeVisible();
      await arrive(setup);
    },
    sent: 1,
    moved: 1,
    words: done,
  },
  { name: 'connection reset before it', fault: { kind: 'reset' }, sent: 1, moved: 0, words: () => NOT_DONE },
  {
    name: 'status 500 without a code',
    fault: { kind: 'status', status: 500, body: '' },
    sent: 1,
    moved: 0,
    words: () => NOT_DONE,
  },
  {
    name: 'a gateway’s page instead of an answer',
    fault: { kind: 'status', status: 502, body: '<html>Bad gateway</html>' },
    sent: 1,
    moved: 0,
    words: () => NOT_DONE,
  },
  {
    name: 'a gateway’s own message instead of an answer',
    fault: { kind: 'status', status: 504, body: '{"message":"Endpoint request timed out"}' },
    sent: 1,
    moved: 0,
    words: () => NOT_DONE,
  },
  {
    name: 'no answer at all',
    fault: { kind: 'hang' },
    waits: TIMEOUT_MS + 10_000,
    sent: 1,
    moved: 0,
    words: () => NOT_DONE,
  },
  {
    name: 'committed after "not done", pressed again',
    fault: { kind: 'hang' },
    play: async (setup) => {
      await press(setup);
      await setup.view.clock.advance(TIMEOUT_MS + 10_000);
      const alert = within(await screen.findByRole('alertdialog'));
      await arrive(setup);
      await setup.view.user.click(alert.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      if (setup.action.name !== 'transferAll') await press(setup);
    },
    // What has come back by then is not offered again.
    sent: 1,
    moved: 1,
    words: ({ name, alike }) => (name === 'transferAll' ? /^Wallet$/ : alike),
  },
  {
    name: 'the same from another tab meanwhile',
    play: async (setup) => {
      const token = await setup.world.signIn(SOMCHAI);
      await setup.world.fetch(`http://wallet.test${setup.action.call.slice(5)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'wallet-user',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(setup.action.body),
      });
      await press(setup);
    },
    // Bringing everything back once more is sent and finds nothing: the server says so.
    sent: 0,
    sentByAll: 1,
    moved: 1,
    words: ({ alike }) => alike,
  },
  {
    name: 'another tab is moving money',
    play: async (setup) => {
      setup.view.services.platform.runAlone = () => Promise.resolve(null);
      await press(setup);
    },
    sent: 0,
    moved: 0,
    words: () => /^Busy in another window$/,
  },
  {
    name: 'statement silent before, answer lost',
    fault: { kind: 'drop' },
    play: async (setup) => {
      await setup.world.control.addFault({ call: STATEMENT, kind: 'reset' });
      await press(setup);
    },
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'checked again, closed before it is told',
    fault: { kind: 'drop' },
    play: async (setup) => {
      // The reading before the order gets through, the three after it do not.
      await setup.world.control.addFault({ call: setup.action.call, kind: 'latency', milliseconds: 500 });
      await press(setup);
      await setup.world.control.addFault({ call: STATEMENT, kind: 'reset', times: 'always' });
      await screen.findByText(CHECKING);
      await setup.view.clock.advance(10_000);
      await screen.findByText(UNSETTLED);
      await setup.world.control.clearFaults();
      await setup.world.control.addFault({ call: STATEMENT, kind: 'hang' });
      await setup.view.user.click(screen.getByRole('button', { name: 'Check again' }));
      await screen.findByText(CHECKING);
      await setup.view.user.click(screen.getByRole('button', { name: 'Close' }));
      await setup.world.control.clearFaults();
    },
    sent: 1,
    moved: 1,
    words: ({ doneToast }) => doneToast,
  },
  {
    name: 'dialog closed while it is being found out',
    fault: { kind: 'drop' },
    play: async (setup) => {
      await setup.world.control.addFault({ call: setup.action.call, kind: 'latency', milliseconds: 500 });
      await press(setup);
      await setup.world.control.addFault({ call: STATEMENT, kind: 'hang' });
      await screen.findByText(CHECKING);
      await setup.view.user.click(screen.getByRole('button', { name: 'Close' }));
      await setup.world.control.clearFaults();
    },
    sent: 1,
    moved: 1,
    words: ({ doneToast }) => doneToast,
  },
  {
    name: 'reload in flight',
    fault: { kind: 'latency', milliseconds: 300 },
    play: async (setup) => {
      await press(setup);
      await waitFor(() => expect(sessionStorage.getItem('open-intents')).not.toBeNull());
      setup.view.unmount();
      setup.view = await renderApp({ world: setup.world });
      await setup.world.control.waitFor({ call: setup.action.call, count: 1 });
    },
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'reload in flight, never arrived',
    fault: { kind: 'hang' },
    play: async (setup) => {
      await press(setup);
      await waitFor(() => expect(sessionStorage.getItem('open-intents')).not.toBeNull());
      setup.view.unmount();
      setup.view = await renderApp({ world: setup.world });
    },
    waits: TIMEOUT_MS,
    sent: 1,
    moved: 0,
    words: () => NOT_DONE,
  },
  {
    name: 'Back in flight, which the dialog withstands',
    path: '/user/statement',
    fault: { kind: 'latency', milliseconds: 500 },
    play: async (setup) => {
      await press(setup);
      await act(async () => {
        window.history.back();
        await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      });
      expect(window.location.pathname).toBe('/user/home');
      expect(screen.getByRole('dialog')).toBeVisible();
    },
    sent: 1,
    moved: 1,
    words: done,
  },
];

const results: { case: string; action: string; line: string }[] = [];

describe('every order is carried out once or not at all, and the screen ends by telling which (W1)', () => {
  afterAll(() => {
    const width = Math.max(...cases.map(({ name }) => name.length));
    for (const { name } of cases) {
      const cells = actions.map(({ name: action }) =>
        (results.find((result) => result.case === name && result.action === action)?.line ?? '-')
          .slice(0, 60)
          .padEnd(60),
      );
      console.info(`${name.padEnd(width)} | ${cells.join(' | ')}`);
    }
  });

  describe.each(actions)('$name [8.23]', (action) => {
    it.each(cases)(
      '$name',
      async ({ name, fault, play = press, path, waits = 10_000, sent, sentByAll = sent, moved, words }) => {
        const world = await makeWorld();
        const { fetch } = world.axiosEnv;
        let open = 0;
        const requests = vi.spyOn(world.axiosEnv, 'fetch').mockImplementation(async (...args) => {
          open += 1;
          return fetch(...args).finally(() => (open -= 1));
        });
        const before = await world.control.member(SOMCHAI);
        const view = await renderApp({ world, signedIn: SOMCHAI, path: path ?? '/user/home' });
        if (path !== undefined) await view.user.click(await screen.findByRole('link', { name: 'Home' }));
        await action.prepare(view);
        const button = { name: action.button, hidden: true };
        await screen.findByRole('button', button);
        // What the statement held when the form was opened is known.
        await waitFor(async () => {
          const read = await world.control.journal({ call: STATEMENT });
          expect(read.map(({ body }) => body)).toContainEqual({ page: 1, limit: 100 });
        });
        if (fault) await world.control.addFault({ call: action.call, ...fault });
        const setup: Setup = { action, world, view, press: () => screen.getByRole('button', button).click() };
        await play(setup);
        await setup.view.clock.advance(waits);

        const [said] = await screen.findAllByText(words(action));
        takeComplaints();
        const asked = requests.mock.calls.filter(
          ([url]) => new URL(url as string).pathname === action.call.slice(5),
        );
        const journal = await world.control.journal({ call: action.call });
        const effects = journal.filter(({ movements }) => movements.length > 0).length;
        const after = await world.control.member(SOMCHAI);
        results.push({
          case: name,
          action: action.name,
          line: `${asked.length} sent, ${effects} moved: ${said?.textContent ?? ''}`,
        });
        expect({
          sent: asked.length,
          effects,
          left: Math.round(before.wallet * 100) - Math.round(after.wallet * 100),
        }).toEqual({
          sent: action.name === 'transferAll' ? sentByAll : sent,
          effects: moved,
          left: moved === 1 ? action.leaves : 0,
        });
        expect(sessionStorage.getItem('open-intents')).toBeNull();
        await world.assertClean();
        // A late answer must not reach into the next test.
        await world.control.clearFaults();
        await waitFor(() => expect(open).toBe(0));
      },
    );
  });
});
