export type { Body, ControlFetch, Input, Reply } from './call.ts';
export { addressOf, type ControlEndpoint } from './endpoint.ts';
export { createControl, type Control } from './create-control.ts';
export { outages } from './settings.ts';
export { ControlError, type RefusalCode } from './refusal.ts';
export { areas, verbs, type Verb } from './table.ts';
