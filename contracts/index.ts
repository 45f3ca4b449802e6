export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './http/index.ts';
export * from './shapes.ts';
export * from './slip-reasons.ts';
export * from './socket/chat.ts';
