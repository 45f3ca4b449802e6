import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { addressOf, type Setup } from './types.ts';
import { holdCall } from '../hold-call.ts';
import { renderApp } from '../render-app.tsx';

export const press = async ({ press, action, view }: Setup) => {
  await act(async () => press());
  if (action.sendsAfter !== undefined) await view.clock.advance(action.sendsAfter);
};
/** Presses, and holds the order at the service. */
export const pressAndHold = async (setup: Setup) => {
  const order = await holdCall(setup.world, setup.action.call);
  await press(setup);
  await order.hasCome();
  return order;
};
export const reloadInFlight = async (setup: Setup) => {
  const { world, action } = setup;
  await press(setup);
  await waitFor(() => expect(sessionStorage.getItem('open-intents')).not.toBeNull());
  setup.view.unmount();
  const page = action.reloadsOnPage ? action.page : undefined;
  setup.view = await renderApp({ world, ...(page && { path: page }) });
};
export const breakTruth = async ({ world, action }: Setup, kind: 'reset' | 'hang') => {
  for (const call of action.truth) await world.control.addFault({ call, kind, times: 'always' });
};
export const arrive = async ({ world, action }: Setup) => {
  await world.control.clearFaults();
  await world.control.waitFor({ call: action.call, count: 1 });
};
/** From here on, a gateway answers for the service with a code of its own, after the service has carried the order out. */
export const answerAsGateway = ({ world: { network }, action }: Setup) => {
  const { fetch } = network;
  network.fetch = async (url, init) => {
    const answer = await fetch(url, init);
    const isOrder = new URL(url as string).pathname === addressOf(action);
    return isOrder ? Response.json({ message: 'GATEWAY_TIMEOUT' }, { status: 504 }) : answer;
  };
};
