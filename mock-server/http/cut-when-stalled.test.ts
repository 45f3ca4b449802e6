import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutWhenStalled } from './cut-when-stalled.ts';

const SILENCE_MS = 30_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A request whose body arrives by `receive`, and is read at once. */
function openRequest(headers: Record<string, string> = { 'content-length': '100' }) {
  const socket = new Socket();
  let bytesRead = 0;
  Object.defineProperty(socket, 'bytesRead', { get: () => bytesRead });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.resume();
  cutWhenStalled(request, SILENCE_MS);
  return { request, socket, receive: () => (bytesRead += 1) };
}

describe('a request whose body is slow', () => {
  it('is cut after the allowed silence', () => {
    const { socket } = openRequest();
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.destroyed).toBe(true);
  });

  it('is accepted while its body keeps arriving, longer in total than the allowed silence', () => {
    const { socket, receive } = openRequest({ 'transfer-encoding': 'chunked' });
    for (let part = 0; part < 20; part += 1) {
      receive();
      vi.advanceTimersByTime(SILENCE_MS / 2);
    }
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(SILENCE_MS);
    expect(socket.destroyed).toBe(true);
  });

  it('is not cut while nobody reads it', () => {
    const { request, socket } = openRequest();
    request.pause();
    vi.advanceTimersByTime(10 * SILENCE_MS);
    expect(socket.destroyed).toBe(false);
    request.resume();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(socket.destroyed).toBe(true);
  });

  it('may be held as long as a fault holds it, once it is complete or has no body', () => {
    const complete = openRequest();
    complete.request.complete = true;
    const bodiless = openRequest({});
    vi.advanceTimersByTime(10 * SILENCE_MS);
    expect([complete.socket.destroyed, bodiless.socket.destroyed]).toEqual([false, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
