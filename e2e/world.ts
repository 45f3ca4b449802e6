import { createControl, type Control } from 'mock-server/control';
import { addresses } from './servers.ts';

/** One world of the mock, by its control API. */
export type World = Control;

export function openWorld(name: string): World {
  return createControl(addresses().mock, name);
}

/**
 * Creates the world again from a scenario. There is nothing to accept in it, for that would cover home a moment after it
 * is loaded; a test about that asks for it.
 */
export async function resetWorld(
  world: World,
  scenario = 'demo',
  { hasAgreements = false } = {},
): Promise<void> {
  await world.reset({ scenario });
  if (!hasAgreements) await world.setLookups({ agreements: [] });
}

/** The genuine slip of a new transfer, as PNG. */
export async function makeSlip(world: World, phone: string, amount: number): Promise<Buffer> {
  const { reference } = await world.makeTransfer({ phone, amount });
  return Buffer.from(await (await world.slipPicture(reference)).arrayBuffer());
}

/** Adds so many games of other providers to a category. */
export async function addGames(
  world: World,
  category: 'slot' | 'sport' | 'casino' | 'lotto',
  count: number,
): Promise<void> {
  await world.addGame({ code: `MORE${category}`, name: `More ${category}`, category, count });
}
