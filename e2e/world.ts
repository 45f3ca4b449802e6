import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createControl, type Control } from 'mock-server/control';
import { addresses } from './servers.ts';

export type { Control };

export function openWorld(name: string): Control {
  return createControl(addresses().mock, name);
}

/**
 * Recreates the world from a scenario, without the agreement, which would cover home a moment after it loads; tests of
 * the agreement enable it.
 */
export async function resetWorld(
  world: Control,
  scenario = 'demo',
  { hasAgreements = false } = {},
): Promise<void> {
  await world.reset({ scenario });
  if (!hasAgreements) await world.setLookups({ agreements: [] });
}

/** Lets the app start signed in as the member with this phone. @param target a page, or a context for all of its pages */
export async function startSignedIn(
  target: Pick<Page, 'addInitScript'>,
  world: Control,
  phone: string,
): Promise<void> {
  const { token } = await world.issueToken(phone);
  await target.addInitScript((value) => sessionStorage.setItem('token', value), token);
}

export async function payNewestQr(world: Control): Promise<void> {
  const [qr] = await world.qrs();
  if (!qr) throw new Error(`world ${world.name}: no QR to pay`);
  await world.payQr(qr.qrcodeId);
}

export async function makeSlip(world: Control, phone: string, amount: number): Promise<Buffer> {
  const { reference } = await world.makeTransfer({ phone, amount });
  return Buffer.from(await (await world.slipPicture(reference)).arrayBuffer());
}

export async function addGames(
  world: Control,
  category: 'slot' | 'sport' | 'casino' | 'lotto',
  count: number,
): Promise<void> {
  await world.addGame({ code: `MORE${category}`, name: `More ${category}`, category, count });
}

/** Loads the world of a scenario file, as the console saves it, without the agreement. */
export async function loadScenario(world: Control, file: URL): Promise<void> {
  await world.loadScenario(JSON.parse(readFileSync(file, 'utf8')) as Parameters<Control['loadScenario']>[0]);
  await world.setLookups({ agreements: [] });
}

export async function movementsSince(
  world: Control,
  id: number,
): Promise<{ from: string[]; to: string[]; amount: number }[]> {
  return (await world.ledger(id)).map(({ from, to, amount }) => ({ from, to, amount }));
}

/** A session that lasts, also where the world gives shorter ones. */
export const DAY = { expiresInSeconds: 24 * 60 * 60 };

/**
 * As the member with this phone, or as a visitor.
 * @returns the status; null without an answer.
 */
export async function callAsMember(
  world: Control,
  phone: string | null,
  call: string,
  body?: unknown,
): Promise<number | null> {
  const [method = '', path = ''] = call.split(' ');
  const token = phone === null ? null : (await world.issueToken(phone, DAY)).token;
  const headers = {
    'x-mock-world': world.name,
    'x-requested-with': 'wallet-user',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return fetch(addresses().mock + path, init).then(
    ({ status }) => status,
    () => null,
  );
}
