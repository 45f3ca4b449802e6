import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActionStatus, CommandState } from './action-state.ts';

/** Adding a status to the union or removing one breaks the types here. */
const commandStatuses: Record<CommandState<unknown, unknown>['status'], true> = {
  idle: true,
  sending: true,
  succeeded: true,
  refused: true,
  offline: true,
  unknown: true,
  'not-done': true,
  unresolved: true,
};
const statuses: Record<ActionStatus, true> = { ...commandStatuses, 'not-ready': true, blocked: true };

const page = readFileSync(join(import.meta.dirname, '../../../docs/money-action.md'), 'utf8');
const diagram = /```mermaid\nstateDiagram-v2\n(.*?)```/s.exec(page)?.[1] ?? '';
const arrows = [...diagram.matchAll(/^ {2}(\S+) --> (\w+)/gm)].map(([, from = '', to = '']) => [from, to]);
const named = new Set(arrows.flat().map((name) => name.replaceAll('_', '-')));

describe('the page about a money action', () => {
  it('draws every state of the union and no other', () => {
    named.delete('[*]');
    expect([...named].sort()).toEqual(Object.keys(statuses).sort());
  });

  it('draws a way out of every state', () => {
    const left = new Set(arrows.map(([from = '']) => from.replaceAll('_', '-')));
    expect(Object.keys(statuses).filter((status) => !left.has(status))).toEqual([]);
  });

  it('names the states that a command does not have', () => {
    const others = Object.keys(statuses).filter((status) => !Object.hasOwn(commandStatuses, status));
    expect(others.sort()).toEqual(['blocked', 'not-ready']);
    expect(page).toContain('without `not_ready` and `blocked`');
  });
});
