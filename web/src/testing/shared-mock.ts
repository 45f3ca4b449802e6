import type { TestMock } from 'mock-server/testing';

/** One mock for all test files of a worker; it ends with the worker. */
let running: Promise<TestMock> | undefined;

/** Loaded when a test first asks for a world: many tests need none. */
export function sharedMock(): Promise<TestMock> {
  return (running ??= import('mock-server/testing').then(({ createTestMock }) => createTestMock()));
}

/** The mock has room for the worlds of one test file, not of all. */
export async function clearWorlds(): Promise<void> {
  (await running)?.clear();
}
