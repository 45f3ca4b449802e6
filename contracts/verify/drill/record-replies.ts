import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPacts, type PactFile } from '../pact-files.ts';
import { isHttp, type HttpInteraction } from '../pact-types.ts';
import type { Provider } from '../provider/provider.ts';
import { textOf } from '../results.ts';
import { verifyPact } from '../verify-pact.ts';
import type { Reply } from './mutations.ts';

const NUMBER_HEADER = 'x-drill-interaction';

/** @throws Error when an interaction fails. */
export async function recordReplies(
  provider: Provider,
  { pact }: PactFile,
): Promise<{ interaction: HttpInteraction; reply: Reply }[]> {
  const interactions = pact.interactions.filter(isHttp);
  const numbered = interactions.map((interaction, number) => ({
    ...interaction,
    request: {
      ...interaction.request,
      headers: { ...interaction.request.headers, [NUMBER_HEADER]: [String(number)] },
    },
  }));
  const replies = new Map<number, Reply>();
  const proxy = createServer((request, response) => {
    void forward(provider.url, request).then(({ status, type, text }) => {
      const number = Number(request.headers[NUMBER_HEADER]);
      replies.set(number, { status, body: JSON.parse(text) as unknown });
      response.writeHead(status, { 'content-type': type }).end(text);
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  try {
    writeFileSync(join(folder, 'pact.json'), JSON.stringify({ ...pact, interactions: numbered }));
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const results = await verifyPact({ ...provider, url }, readPacts(folder)[0] as PactFile);
    const broken = results.find(({ isMet }) => !isMet);
    if (broken) throw new Error(`${broken.description}: ${broken.differences.map(textOf).join('; ')}`);
  } finally {
    proxy.close();
    rmSync(folder, { recursive: true });
  }
  return interactions.map((interaction, number) => {
    const reply = replies.get(number);
    if (!reply) throw new Error(`no reply recorded for "${interaction.description}"`);
    return { interaction, reply };
  });
}

/** Connection headers that fetch sets itself. */
const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

async function forward(url: string, request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const body = Buffer.concat(chunks);
  const answer = await fetch(url + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
}
