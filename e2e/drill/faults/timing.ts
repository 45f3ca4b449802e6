import type { Violation } from './check.ts';
import { type Action, pattern } from './row.ts';
import { DRAW_MS, type Stage } from './stage.ts';

/** Milliseconds until a press shows, and until an answer does. */
const SHOWN_WITHIN = 200;
const OUTCOME_WITHIN = 500;

/** What a member sees of the page: its texts, and which controls work. */
const look = ({ page }: Stage) =>
  page.evaluate(() => {
    const states = [...document.querySelectorAll('button,[role=dialog],dialog,main,section')].map((element) =>
      ['disabled', 'aria-disabled', 'aria-busy', 'open'].map((name) => element.getAttribute(name)),
    );
    return `${document.body.innerText}\n${JSON.stringify(states)}`;
  });

export async function pressTimed(stage: Stage, press: () => Promise<unknown>): Promise<Violation[]> {
  const before = await look(stage);
  await press();
  await stage.pass(SHOWN_WITHIN / 1000);
  const isSame = (await look(stage)) === before;
  return isSame ? [{ rule: 'i8', seen: `nothing moves within ${SHOWN_WITHIN} ms of the press` }] : [];
}

/** Finds whether a wait of more than five seconds is explained. */
export async function waitTimed(stage: Stage): Promise<Violation[]> {
  const isSaid = (await stage.visibleText()).includes(stage.words.common.taking_long);
  return isSaid ? [] : [{ rule: 'i8', seen: 'nothing says that it takes longer' }];
}

export async function outcomeTimed(stage: Stage, row: Action): Promise<Violation[]> {
  await stage.pass(OUTCOME_WITHIN / 1000);
  const isShown = async () => {
    const seen = `${stage.record.announced.join('\n')}\n${await stage.visibleText()}\n${stage.page.url()}`;
    return row.done(stage).some((text) => (typeof text === 'string' ? pattern(text) : text).test(seen));
  };
  const until = Date.now() + DRAW_MS;
  while (!(await isShown()) && Date.now() < until) await stage.quiet();
  return row.isShownLater || (await isShown())
    ? []
    : [{ rule: 'i8', seen: `the outcome is not shown within ${OUTCOME_WITHIN} ms of the answer` }];
}
