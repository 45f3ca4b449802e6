import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageAnswers, waitForApp } from './wait-for-app.ts';

const URL_OF_APP = 'http://127.0.0.1:4200/';

function wait(answersAfter: number) {
  const stopping = new AbortController();
  const said: string[] = [];
  const pauses: number[] = [];
  let asked = 0;
  const done = waitForApp(URL_OF_APP, {
    answers: () => Promise.resolve(asked++ >= answersAfter),
    stop: stopping.signal,
    clock: {
      now: () => 0,
      sleep: (milliseconds) => {
        pauses.push(milliseconds);
        if (pauses.length === 100) stopping.abort();
        return Promise.resolve();
      },
    },
    say: (line) => said.push(line),
  });
  return { done, said, pauses };
}

describe('waiting for the app', () => {
  it('does not wait for an app that is there', async () => {
    const { done, said, pauses } = wait(0);
    await done;
    expect([said, pauses]).toEqual([[], []]);
  });

  it('says once what it waits for, and asks ever less often, every five seconds at last', async () => {
    const { done, said, pauses } = wait(7);
    await done;
    expect(said).toEqual([`Nothing answers at ${URL_OF_APP} yet: run \`npm start\` first. Waiting for it.`]);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000]);
  });

  it('waits without end, but not after it was stopped', async () => {
    const { done, pauses } = wait(Infinity);
    await done;
    expect(pauses).toHaveLength(100);
  });
});

describe('whether the page answers', () => {
  it.each([
    [200, true],
    [404, false],
    [502, false],
  ])('is, for status %s, %s', async (status, expected) => {
    const server = createServer((_, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await pageAnswers(`http://127.0.0.1:${port}/`)).toBe(expected);
  });

  it('is false where nobody listens', async () => {
    expect(await pageAnswers('http://127.0.0.1:1/')).toBe(false);
  });
});
