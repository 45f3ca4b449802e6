export type { Body, ControlFetch, Reply } from './call.ts';
export { createControl, type Control } from './create-control.ts';
export { areas, verbs, type Verb } from './table.ts';
