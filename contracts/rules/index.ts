export * from './amounts.ts';
export * from './phone.ts';
