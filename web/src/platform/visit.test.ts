import { describe, expect, it, vi } from 'vitest';
import { createVisit } from './visit.ts';

describe('the visit', () => {
  it('reports a page by default, and otherwise the last screen that was set (K2)', () => {
    const visit = createVisit();
    const kind = () => visit.snapshot().screen.kind;
    expect(kind()).toBe('page');
    const hideForm = visit.show({ kind: 'form' });
    const hideOutcome = visit.show({ kind: 'outcome' });
    expect(kind()).toBe('outcome');
    hideOutcome();
    expect(kind()).toBe('form');
    hideForm();
    expect(kind()).toBe('page');
  });

  it('reports moving money until the last order has ended (K2)', () => {
    const visit = createVisit();
    const [first, second] = [visit.moveMoney(), visit.moveMoney()];
    first();
    expect(visit.snapshot().isMoneyMoving).toBe(true);
    second();
    expect(visit.snapshot().isMoneyMoving).toBe(false);
  });

  it('notifies each remaining listener once per change', () => {
    const visit = createVisit();
    const listener = vi.fn();
    const stop = visit.subscribe(listener);
    const hide = visit.show({ kind: 'form' });
    hide();
    hide();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    visit.show({ kind: 'form' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
