// node start.ts: the mock as a process of its own.
import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
const { runMock } = await import('./run-mock.ts');
await runMock();
