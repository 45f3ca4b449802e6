export * from './amounts.ts';
export * from './bank-account.ts';
export * from './chat.ts';
export * from './media-host.ts';
export * from './parse-url.ts';
export * from './phone.ts';
export * from './upload.ts';
export * from './wire-names.ts';
