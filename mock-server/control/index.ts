export { bodyProblem, ControlError, type Body, type ControlFetch, type Input, type Reply } from './call.ts';
export { LONGEST_WORLD_NAME } from 'contracts/rules';
export { addressOf, type ControlEndpoint } from './endpoint.ts';
export { UNCALLED } from './faults.ts';
export { slugOf } from './exports.ts';
export { createControl, type Control, violationsOf } from './create-control.ts';
export { outages } from './schemas.ts';
export type { RefusalCode } from './schemas.ts';
export { areas, verbs, type Verb } from './table.ts';
