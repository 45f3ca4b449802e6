export { messageOf } from './message-of.ts';
export { address, choice, count, each, flag, list, object, type Option, port, text } from './options.ts';
export { CommandLineError, parseCommandLine, readCommandLine, usageOf } from './read-command-line.ts';
