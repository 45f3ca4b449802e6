import { readCommandLine, text } from 'command-line';
import { MOCK_VARIABLES, readVariables } from './environment.ts';
import { startMock } from './start-mock.ts';

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
  const { MOCK_PORT, MOCK_HOST, MOCK_TOKEN, MOCK_DATA, MOCK_ORIGINS, MOCK_HOSTS, MOCK_SCENARIOS, EDITION } =
    readVariables(MOCK_VARIABLES, process.env);
  const { data } = readCommandLine({
    command: 'node start.ts',
    options: { data: text('folder', 'keeps the worlds, in place of MOCK_DATA') },
  });
  const mock = await startMock({
    port: MOCK_PORT,
    host: MOCK_HOST,
    token: MOCK_TOKEN,
    origins: MOCK_ORIGINS,
    hosts: MOCK_HOSTS,
    data: data ?? MOCK_DATA,
    scenarioFiles: MOCK_SCENARIOS,
    edition: EDITION,
    keepsHistory: true,
  });
  mock.shareAmongTesters();
  console.log(`Mock API and QA console: ${mock.url}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken by another program: end it, or choose another with MOCK_PORT.`;
  return error instanceof Error ? error.message : String(error);
}
