import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { cases } from './cases.ts';
import { press } from './steps.ts';
import { type Action, addressOf, type Case, type Setup, STATEMENT } from './types.ts';
import { makeWorld, renderApp } from '../render-app.tsx';
import { takeConsoleErrors } from '../console-errors.ts';
import { openOrders } from './open-orders.ts';

/** Proves for each order that it runs once or not at all, and that the screen shows which. (W1) */
export function proveExactlyOnce(actions: readonly Action[]): void {
  const results: { case: string; action: string; line: string }[] = [];
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

  describe.each(actions)('$name', (action) => {
    it.each(cases.filter((one) => runs(action, one)))(
      '$name',
      async ({ name, fault, play = press, path, waits = 10_000, sent, sentBy, moved, words }) => {
        const world = await makeWorld(action.scenario);
        const { fetch } = world.network;
        let open = 0;
        const requests = vi.spyOn(world.network, 'fetch').mockImplementation(async (...args) => {
          open += 1;
          return fetch(...args).finally(() => (open -= 1));
        });
        const before = await world.control.member(SOMCHAI);
        const view = await renderApp({ world, signedIn: SOMCHAI, path: path ?? '/user/home' });
        if (path !== undefined) await view.user.click(await screen.findByRole('link', { name: 'Home' }));
        await action.prepare(view);
        const button = () => {
          const where = action.inside ? within(screen.getByRole(action.inside)) : screen;
          return where.getByRole('button', { name: action.button, hidden: true });
        };
        await waitFor(button);
        // The statement at the opening of the form has been read.
        if (action.truth.includes(STATEMENT))
          await waitFor(async () => {
            const read = await world.control.journal({ call: STATEMENT });
            expect(read.map(({ body }) => body)).toContainEqual({ page: 1, limit: 100 });
          });
        if (fault) await world.control.addFault({ call: action.call, ...fault });
        const setup: Setup = { action, world, view, press: () => button().click() };
        await play(setup);
        await setup.view.clock.advance(waits);

        const [said] = await screen.findAllByText(words(action));
        takeConsoleErrors();
        const asked = requests.mock.calls.filter(
          ([url]) => new URL(url as string).pathname === addressOf(action),
        );
        const journal = await world.control.journal({ call: action.call });
        const after = await world.control.member(SOMCHAI);
        const effects =
          action.effects?.(before, after) ?? journal.filter(({ movements }) => movements.length > 0).length;
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
          sent: sentBy?.[action.repeat] ?? sent,
          effects: moved,
          left: moved === 1 ? action.leaves : 0,
        });
        expect(openOrders()).toEqual([]);
        await world.assertClean();
        // A late answer must not affect the next test.
        await world.control.clearFaults();
        await waitFor(() => expect(open).toBe(0));
      },
    );
  });
}

function runs({ without = [], shared = [] }: Action, { name, isShared }: Case): boolean {
  return !without.includes(name) && (!isShared || shared === 'all' || shared.includes(name));
}
