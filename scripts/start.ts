// npm start: builds the apps and serves them with the mock until Ctrl-C.
import { keepCompiled } from 'mock-server/keep-compiled';

keepCompiled();
const { runUntilEnded } = await import('./serve/run-until-ended.ts');
await runUntilEnded();
