import { once } from 'node:events';
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface Relay {
  url: string;
  stop: () => void;
}

/**
 * Forwards every request to the provider, and answers 502 when the provider does not: an error of the connection would
 * end the verifier's own proxy, and with it this process, after half a minute for each remaining interaction.
 * @param target may have a path
 * @param onSilence gets the reason
 */
export async function startRelay(target: string, onSilence: (reason: string) => void): Promise<Relay> {
  const { protocol, hostname, port, host, pathname } = new URL(target);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const server = createServer((asked, answer) => {
    const fail = (error: Error & { code?: string }) => {
      const reason = error.message || error.code || error.name;
      onSilence(`${target} did not answer: ${reason}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { 'content-type': 'text/plain' }).end(reason);
    };
    const sent = send(
      {
        protocol,
        hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
        port,
        method: asked.method,
        path: pathname.replace(/\/$/, '') + (asked.url ?? ''),
        headers: { ...asked.headers, host },
      },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.on('error', fail).pipe(answer);
      },
    );
    sent.on('error', fail);
    // The verifier has given up.
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
