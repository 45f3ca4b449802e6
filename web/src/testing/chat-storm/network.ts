import type { Send } from '../../api/send.ts';
import type { Random } from '../../lib/random.ts';
import { systemClock } from '../../lib/clock.ts';

/** How bad the connection is, each as a share of the requests. */
export interface Weather {
  /** Never reaches the service. */
  lost: number;
  /** Reaches the service, but the answer is lost. */
  unanswered: number;
  /** The client times out, and the request reaches the service afterwards. */
  late: number;
  delayMs: number;
}

export const CALM: Weather = { lost: 0, unanswered: 0, late: 0, delayMs: 0 };
export const STORM: Weather = { lost: 0.06, unanswered: 0.06, late: 0.04, delayMs: 6 };

const LATE_MS = 400;

/** A network that loses requests and answers. A page that was left receives no answers. */
export function stormySend(random: Random, weather: () => Weather, isLeft: () => boolean): Send {
  const delay = () => systemClock.wait(random() * weather().delayMs);
  const never = () => new Promise<never>(() => {});
  return async (url, { method, headers, body }) => {
    if (isLeft()) return never();
    const { lost, unanswered, late, delayMs } = weather();
    const fate = random();
    if (delayMs > 0) await delay();
    if (fate < lost) throw new TypeError('the request is lost');
    if (fate > 1 - late) {
      void systemClock
        .wait(random() * LATE_MS)
        .then(() => fetch(url, { method, headers, body }).catch(() => {}));
      throw new TypeError('the request timed out');
    }
    const answer = await fetch(url, { method, headers, body });
    const text = await answer.text();
    if (delayMs > 0) await delay();
    if (isLeft()) return never();
    if (fate < lost + unanswered) throw new TypeError('the answer is lost');
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}
