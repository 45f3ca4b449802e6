import type { Column } from '../column.ts';
import { bodies, sessions, statuses } from './answers.ts';
import { connections, moments, repeats } from './connections.ts';
import { answersOfOthers, browsers, values } from './outsider.ts';
import { secondTab } from './second-tab.ts';

export const columns: Column[] = [
  ...connections,
  ...statuses,
  ...sessions,
  ...bodies,
  ...moments,
  ...repeats,
  secondTab,
  ...answersOfOthers,
  ...values,
  ...browsers,
];
