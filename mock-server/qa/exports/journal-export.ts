import type { JournalEntry } from '../../engine/journal-entry.ts';

/** Redacted values are placeholders in capitals, to be filled in. */
export function asCurl(entry: JournalEntry, { origin, world }: { origin: string; world: string }): string {
  const lines = [
    // Takes the path literally: curl would expand braces and normalize dots.
    `curl --globoff --path-as-is -X ${quoted(entry.method)} ${quoted(origin + entry.path)}`,
    `-H ${quoted(`x-mock-world: ${world}`)}`,
    `-H 'x-requested-with: wallet-user'`,
    ...(entry.memberId === null ? [] : [`-H "authorization: Bearer $TOKEN"`]),
    ...(entry.body === null
      ? []
      : [`-H 'content-type: application/json'`, `--data-raw ${quoted(JSON.stringify(entry.body))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** HTTP archive, version 1.2, which browser tools open. */
export function asHar(entries: readonly JournalEntry[], origin: string): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'wallet mock', version: '1' },
      entries: entries.map((entry) => harEntry(entry, origin)),
    },
  };
}

function harEntry(entry: JournalEntry, origin: string): object {
  const sent = entry.body === null ? null : JSON.stringify(entry.body);
  const answered = entry.answer === null ? '' : JSON.stringify(entry.answer);
  const nothing = { cookies: [], headers: [], headersSize: -1 };
  return {
    startedDateTime: entry.at,
    time: entry.milliseconds,
    request: {
      ...nothing,
      method: entry.method,
      url: origin + entry.path,
      httpVersion: 'HTTP/1.1',
      queryString: [],
      bodySize: sent === null ? 0 : Buffer.byteLength(sent),
      ...(sent === null ? {} : { postData: { mimeType: 'application/json', text: sent } }),
    },
    response: {
      ...nothing,
      status: entry.status ?? 0,
      statusText: entry.code ?? '',
      httpVersion: 'HTTP/1.1',
      content: { size: Buffer.byteLength(answered), mimeType: 'application/json', text: answered },
      redirectURL: '',
      bodySize: Buffer.byteLength(answered),
    },
    cache: {},
    timings: { send: 0, wait: entry.milliseconds, receive: 0 },
    comment: [
      entry.call,
      entry.fault && `fault: ${entry.fault}`,
      ...entry.serverViolations,
      entry.clientViolation,
    ]
      .filter((part) => part !== null && part !== '')
      .join('; '),
  };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
