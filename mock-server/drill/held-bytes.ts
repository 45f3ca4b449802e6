import { once } from 'node:events';

interface Answer {
  id: number;
  result?: { result?: { value?: unknown } };
}

/**
 * The bytes that a process holds in and outside its heap after a garbage collection, read through its inspector.
 * @param inspector the address that the process prints when it starts with `--inspect`
 * @throws Error if there is no answer
 */
export async function heldBytes(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  const ask = async (id: number, method: string, params: object = {}): Promise<unknown> => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
      const answer = JSON.parse(data) as Answer;
      if (answer.id === id) return answer.result?.result?.value;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
  const held = await ask(2, 'Runtime.evaluate', { expression });
  socket.close();
  if (typeof held !== 'number') throw new Error(`no answer at ${inspector}`);
  return held;
}
