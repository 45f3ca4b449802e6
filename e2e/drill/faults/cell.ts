import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { enterWorld } from '../../fixtures.ts';
import { addresses } from '../../servers.ts';
import type { Language } from '../../texts.ts';
import { openWorld, resetWorld } from '../../world.ts';
import { readForm, tryAgain } from './again.ts';
import { balance } from './balance.ts';
import { type Column, endOf } from './column.ts';
import { check, type Violation } from './check.ts';
import type { Form } from '../sizes.ts';
import { recover } from './recover.ts';
import type { Row } from './row.ts';
import { Stage } from './stage.ts';
import { pressTimed, outcomeTimed, waitTimed } from './timing.ts';

export interface Cell {
  row: Row;
  column: Column;
  language: Language;
  form: Form;
}

export const PICTURES = join(import.meta.dirname, '../../../.reports/faults');

/** The app reads the outcome 0, 3 and 10 seconds after a lost answer. */
const SETTLED = 14;
/** A kiosk shows the end of the service for 20 seconds, and then loads its first screen. */
const KIOSK_ENDED = 30;

export const nameOf = ({ row, column, language }: Cell) => `${row.name} × ${column.name} (${language})`;

export const fileOf = (cell: Cell) => nameOf(cell).replaceAll(/[^\p{L}\d]+/gu, '-');

export async function runCell(context: BrowserContext, cell: Cell, id: string): Promise<Violation[]> {
  const world = openWorld(`drill-faults-${id}`);
  await resetWorld(world, cell.row.scenario ?? 'demo');
  await context.clearCookies();
  await enterWorld(context, world, addresses()[cell.form === 'kiosk' ? 'kiosk' : 'web']);
  const stage = await Stage.open(context, world, cell.language, cell.form);
  try {
    // What was found before the drill itself fails counts too: it may be the cause.
    const violations: Violation[] = [];
    await act(stage, cell, violations).catch((error: unknown) => {
      const [first = ''] = String(error).split('\n');
      violations.push({ rule: 'drill', seen: `${first.slice(0, 160)} at ${stage.page.url()}` });
    });
    if (violations.length > 0) await photograph(stage, cell);
    return violations;
  } finally {
    await context.setOffline(false);
    await world.remove();
    await Promise.all(context.pages().map((page) => page.close()));
  }
}

async function photograph({ page }: Stage, cell: Cell): Promise<void> {
  const path = join(PICTURES, `${fileOf(cell)}.png`);
  await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
}

async function act(stage: Stage, { row, column }: Cell, violations: Violation[]): Promise<void> {
  const { world, record } = stage;
  await row.arrange?.(stage);
  if (row.kind === 'action') await row.open(stage);
  else await row.before?.(stage);
  await stage.quiet();
  const before = row.kind === 'action' ? ((await row.effects?.(stage)) ?? null) : null;
  const calls = await world.count({ call: row.call });
  const asked = stage.asked(row.call);
  record.announced.length = 0;
  record.errors.length = 0;

  await stage.page.evaluate(() => void (window.drillBegan = true));
  const form = row.kind === 'action' ? await readForm(stage, row) : null;
  await column.begin(stage, row);
  const press = async () => {
    if (row.kind === 'action') return row.control(stage).click();
    // A screen whose session ends does not open.
    await row.open(stage).catch((error: unknown) => {
      if (endOf(column, row) === 'screen') throw error;
    });
  };
  const isTimed = column.isTimed === true && row.kind === 'action';
  if (isTimed) violations.push(...(await pressTimed(stage, press)));
  else await (column.act?.(stage, row, press) ?? press());
  await stage.quiet();
  await column.during?.(stage, row);
  if (column.isTimed && !(row.kind === 'reading' && (row.isOptional ?? row.seekRetry)))
    violations.push(...(await waitTimed(stage)));
  await column.release?.(stage, row);
  if (isTimed) violations.push(...(await outcomeTimed(stage, row)));
  const isKioskEnd = stage.form === 'kiosk' && endOf(column, row) === 'terminated';
  await stage.pass(isKioskEnd ? KIOSK_ENDED : (column.settles?.(row) ?? SETTLED));
  await row.settle?.(stage);

  const announced = record.announced.join('\n');
  const after = row.kind === 'action' ? ((await row.effects?.(stage)) ?? null) : null;
  const effects = before === null || after === null ? null : after - before;
  const sent = (await world.count({ call: row.call })) - calls;
  // Without the call nothing was damaged, and all that follows would pass. Offline, the app may know that it is in vain; of
  // two tabs, only the other one may have sent it.
  if (column.calls !== 0 && sent === 0 && stage.asked(row.call) === asked)
    violations.push({ rule: 'drill', seen: `the call is never made: ${row.call}` });
  violations.push(...(await check({ stage, row, column, effects, calls: sent, announced })));
  if (row.kind === 'action' && form)
    violations.push(...(await tryAgain(stage, row, column, { before: form, effects, announced })));
  if (endOf(column, row) !== 'screen') return;
  if (row.kind === 'reading' && !column.leaves) {
    await column.lift?.(stage, row);
    violations.push(...(await recover(stage, row, column)));
  } else if (row.kind === 'action' && row.isMoney) violations.push(...(await balance(stage)));
}
