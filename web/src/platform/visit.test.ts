import { describe, expect, it, vi } from 'vitest';
import { createVisit } from './visit.ts';

describe('the visit', () => {
  it('shows a page until a screen says otherwise, and the last that does (K2)', () => {
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

  it('knows of money that moves until the last of it has come to an end (K2)', () => {
    const visit = createVisit();
    const [first, second] = [visit.moveMoney(), visit.moveMoney()];
    first();
    expect(visit.snapshot().isMoneyMoving).toBe(true);
    second();
    expect(visit.snapshot().isMoneyMoving).toBe(false);
  });

  it('tells each change once, to each listener that is left', () => {
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
