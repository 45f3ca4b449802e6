import { type Column, endOf } from './column.ts';
import type { Violation } from './check.ts';
import { type Action, pattern } from './row.ts';
import type { Stage } from './stage.ts';

export interface Filled {
  /** The fields by their labels, without secrets. */
  typed: Record<string, string>;
  /** The control is in a question, which the press answers. */
  isQuestion: boolean;
}

export async function readForm(stage: Stage, row: Action): Promise<Filled> {
  const isQuestion = await row
    .control(stage)
    .evaluate((control) => control.closest('[role=alertdialog]') !== null);
  return { typed: await stage.page.evaluate(typedHere), isQuestion };
}

interface Ending {
  before: Filled;
  effects: number | null;
  announced: string;
}

/** After an action that did not take place, the member may try again: the control works, and nothing typed is lost. */
export async function tryAgain(
  stage: Stage,
  row: Action,
  column: Column,
  { before, effects, announced }: Ending,
): Promise<Violation[]> {
  const { page } = stage;
  // A message that failed stays in its list, with controls of its own.
  if (
    row.isRepeatable ||
    endOf(column, row) !== 'screen' ||
    column.leaves ||
    column.mayRefuse ||
    effects === 1
  )
    return [];
  const seen = `${announced}\n${await stage.visibleText()}\n${page.url()}`;
  if (row.done(stage).some((text) => (typeof text === 'string' ? pattern(text) : text).test(seen))) return [];
  const alert = page.getByRole('alertdialog');
  if (await alert.isVisible()) {
    await alert.getByRole('button').first().click();
    await stage.pass(1);
  }
  if (column.waits) await stage.pass(column.waits);
  const violations: Violation[] = [];
  const now = await page.evaluate(typedHere);
  for (const [label, value] of Object.entries(before.typed))
    if (now[label] !== value)
      violations.push({
        rule: 'i2',
        seen: `"${label}" held "${value}" and holds "${now[label] ?? 'nothing'}"`,
      });
  if (before.isQuestion || row.failsElsewhere) return violations;
  const control = row.control(stage).first();
  if (!(await control.isVisible())) violations.push({ rule: 'i2', seen: 'the control is gone' });
  else if (
    await control.evaluate((found) => found.matches(':disabled,[aria-disabled=true],[aria-busy=true]'))
  )
    violations.push({ rule: 'i2', seen: 'the control does not work again' });
  return violations;
}

function typedHere(): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type=password],[type=file],[type=checkbox],[type=radio]),select,textarea',
  );
  return Object.fromEntries(
    [...fields]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .map((field) => [field.labels?.[0]?.innerText ?? field.getAttribute('aria-label') ?? '', field.value]),
  );
}
