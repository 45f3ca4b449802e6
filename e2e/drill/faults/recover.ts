import type { Violation } from './check.ts';
import type { Column } from './column.ts';
import { pattern, type Reading } from './row.ts';
import { DRAW_MS, type Stage } from './stage.ts';

/** A screen whose call failed offers a way to try again, which brings what was missing. */
export async function recover(stage: Stage, row: Reading, { waits }: Column): Promise<Violation[]> {
  const { page, words } = stage;
  const ready = row.ready(stage).first();
  const isReady = () => ready.isVisible();
  const retry = page
    .getByRole('button', { name: words.common.retry_button })
    .or(page.getByRole('button', { name: words.statement.reach.more_button }))
    .first();
  // Until the service accepts requests again, the retry says how long that takes.
  const waiting = page.getByRole('button', { name: pattern(words.common.wait_button_other) });
  let wasReady = await isReady();
  if (!wasReady && row.seekRetry) {
    await row.seekRetry(stage);
    await stage.pass(1);
    wasReady = await isReady();
  }
  const hasRetry = await (waits ? waiting.first() : retry).isVisible();
  if (!wasReady && !hasRetry && row.isOptional !== true)
    return [{ rule: 'i6', seen: 'the screen offers no retry' }];
  await stage.world.clearFaults();
  stage.held = null;
  await stage.pass(waits ?? 1);
  if (await isReady()) return [];
  if (!(await retry.isVisible()))
    return row.isOptional === true
      ? []
      : [{ rule: 'i6', seen: 'the screen offers no retry after the fault' }];
  await retry.click();
  await stage.pass(3);
  await ready.waitFor({ timeout: DRAW_MS }).catch(() => null);
  return (await isReady()) ? [] : [{ rule: 'i2', seen: 'a retry after the fault brings nothing' }];
}
