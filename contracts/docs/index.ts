export { asyncApi } from './async-api.ts';
export { openApi } from './open-api.ts';
