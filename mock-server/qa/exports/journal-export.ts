import { type Endpoint, type EndpointKey, endpoints } from 'contracts';
import { isNoJson, isUpload, type JournalEntry } from '../../engine/journal-entry.ts';

interface Repeating {
  origin: string;
  world: string;
  /** A body that is no JSON, if it may be shown. */
  raw: string | null;
}

/** What the journal does not have is a placeholder in capitals, to be filled in. */
export function asCurl(entry: JournalEntry, { origin, world, raw }: Repeating): string {
  const lines = [
    // Takes the path literally: curl would expand braces and normalize dots.
    `curl --globoff --path-as-is -X ${quoted(entry.method)} ${quoted(origin + entry.path)}`,
    `-H ${quoted(`x-mock-world: ${world}`)}`,
    `-H 'x-requested-with: wallet-user'`,
    ...(entry.memberId === null ? [] : [`-H "authorization: Bearer $TOKEN"`]),
    ...bodyArguments(entry, raw),
  ];
  return lines.join(' \\\n  ');
}

function bodyArguments(entry: JournalEntry, raw: string | null): string[] {
  const field = uploadFieldOf(entry);
  if (field !== null) return [`-F ${quoted(`${field}=@FILE`)}`];
  const text = isNoJson(entry.body) || entry.body === null ? raw : JSON.stringify(entry.body);
  return text === null ? [] : [`-H 'content-type: application/json'`, `--data-raw ${quoted(text)}`];
}

/** The field of the form that held the file; null if none was sent. */
function uploadFieldOf({ call, body }: JournalEntry): string | null {
  const endpoint: Endpoint | undefined = call === null ? undefined : endpoints[call as EndpointKey];
  return endpoint?.upload && isUpload(body) ? endpoint.upload.field : null;
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
  const field = uploadFieldOf(entry);
  const sent = field !== null || entry.body === null ? null : JSON.stringify(entry.body);
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
      ...(field === null ? {} : { postData: formOf(field, entry.body) }),
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

/** The journal has no file, only its size. */
const formOf = (name: string, size: unknown) => ({
  mimeType: 'multipart/form-data',
  params: [{ name, comment: String(size) }],
});

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
