import { messageOf, readCommandLine, text } from 'command-line';
import { fromCaller, MOCK_VARIABLES, mockSettings, readVariables } from './environment.ts';

/** Runs the mock until a signal. Wrong variables or a taken port end the process with status 1 and a sentence. */
export async function runMock(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}

async function serve(): Promise<void> {
  const values = readVariables(MOCK_VARIABLES, process.env);
  const { data } = readCommandLine({
    command: 'node start.ts',
    options: { data: text('folder', 'keeps the worlds, in place of MOCK_DATA') },
  });
  // Loaded after the settings were read, so that a wrong one is refused at once.
  const { startMock } = await import('./start-mock.ts');
  const mock = await startMock({
    ...mockSettings(values),
    port: values.MOCK_PORT,
    ...(data === null ? {} : { data: fromCaller(data, process.env) }),
    keepsHistory: true,
  });
  mock.shareAmongTesters();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
  // Last: who reads it may end the mock at once.
  console.log(`Mock API and QA console: ${mock.url}/`);
}

function sentenceFor(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken by another program: end it, or choose another with MOCK_PORT.`;
  return messageOf(error);
}
