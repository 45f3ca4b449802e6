import type { TestMock } from 'mock-server/testing';

/** One for all test files of a worker; it ends with the worker. */
let running: Promise<TestMock> | undefined;

/** Loaded with the first world that a test asks for: many tests need none. */
export function sharedMock(): Promise<TestMock> {
  return (running ??= import('mock-server/testing').then(({ createTestMock }) => createTestMock()));
}

/** The mock has room for the worlds of one test file, not for those of all. */
export async function clearWorlds(): Promise<void> {
  (await running)?.clear();
}
