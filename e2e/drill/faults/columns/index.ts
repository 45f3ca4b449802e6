import type { Column } from '../column.ts';
import { bodies, sessions, statuses } from './answers.ts';
import { connections, moments } from './connections.ts';
import { secondTab } from './second-tab.ts';

export const columns: Column[] = [...connections, ...statuses, ...sessions, ...bodies, ...moments, secondTab];
