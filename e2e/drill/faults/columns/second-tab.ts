import type { Column } from '../column.ts';
import { Stage } from '../stage.ts';

export const secondTab: Column = {
  name: 'two tabs',
  notInKiosk: true,
  fits: (row) => row.kind === 'action' && row.isMoney === true,
  begin: async () => {},
  act: async (stage, row, press) => {
    if (row.kind !== 'action') return;
    const other = await Stage.open(stage.context, stage.world, stage.language, stage.form);
    stage.notes.forEach((value, key) => other.notes.set(key, value));
    await row.open(other);
    // One of the tabs may hear of the other's order first, and show it in place of the control.
    const [first, second] = await Promise.allSettled([press(), row.control(other).click()]);
    if (first.status === 'rejected' && second.status === 'rejected') throw first.reason;
    for (let second = 0; second < 12; second += 1) await Promise.all([stage.pass(1), other.pass(1)]);
    stage.record.errors.push(...other.record.errors);
    stage.record.announced.push(...other.record.announced);
  },
  calls: 2,
};
