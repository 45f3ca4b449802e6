import { endpoints, splitKey, type Endpoint, type EndpointKey, type UploadRule } from '../../index.ts';
import { MARKER, MARKER_HEADER } from '../../rules/index.ts';
import type { Entered, Provider } from '../provider/provider.ts';
import type { CallReport } from '../report.ts';
import { reasonOf } from '../reason-of.ts';
import { exception, type Difference, type InteractionResult } from '../results.ts';
import { fileOf } from './file-of.ts';

/** States in which files are accepted: slips are limited to certain hours. [9.38] */
const STATES: Record<string, string> = { 'POST /api/wallet/slip': 'slips are taken at any hour' };

interface Upload {
  key: EndpointKey;
  access: Endpoint['access'];
  rule: UploadRule;
}

/** One file to send and its expected reply: `code` is null when the file is accepted. */
interface Case {
  what: string;
  field: string;
  bytes: Uint8Array<ArrayBuffer>;
  code: string | null;
}

const uploads = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).flatMap(
  ([key, { access, upload }]): Upload[] => (upload ? [{ key, access, rule: upload }] : []),
);

const MB = 1024 * 1024;

function casesOf({ field, types, maxBytes, noFile, invalidFile }: UploadRule): Case[] {
  const type = types[0] ?? '';
  const size = `${maxBytes / MB} MB`;
  return [
    { what: `a file of ${size}`, field, bytes: fileOf(type, maxBytes), code: null },
    {
      what: `a file of one byte more than ${size}`,
      field,
      bytes: fileOf(type, maxBytes + 1),
      code: invalidFile,
    },
    { what: 'a file without a byte', field, bytes: new Uint8Array(), code: noFile },
    { what: 'a file under another field', field: 'other', bytes: fileOf(type, MB), code: noFile },
  ];
}

/**
 * Sends files at the size limits of each upload as raw bytes, because a pact cannot hold them. [7.23] [7.54] [9.04]
 * @returns one report per upload, in the format of the pact reports.
 */
export async function verifySizes(provider: Provider): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  for (const upload of uploads) {
    const results: InteractionResult[] = [];
    for (const one of casesOf(upload.rule)) results.push(await verifyCase(provider, upload, one));
    reports.push({ call: `sizes: ${upload.key}`, results });
  }
  return reports;
}

async function verifyCase(provider: Provider, upload: Upload, one: Case): Promise<InteractionResult> {
  const state = STATES[upload.key] ?? 'demo';
  const differences = await differencesOf(provider, { upload, one, state });
  return { description: one.what, state, isMet: differences.length === 0, differences };
}

async function differencesOf(
  provider: Provider,
  { upload, one, state }: { upload: Upload; one: Case; state: string },
): Promise<Difference[]> {
  try {
    const { status, body } = await send(provider.url, upload, one, await provider.enter(state));
    const code = status < 400 ? null : messageOf(body);
    if (code === one.code && (code !== null || status === 200)) return [];
    const expected = one.code === null ? 'status 200' : `a refusal with ${one.code}`;
    return [
      {
        attribute: 'body',
        description: `expected ${expected}, got status ${status} ${JSON.stringify(body)}`,
      },
    ];
  } catch (error) {
    return [exception(reasonOf(error))];
  }
}

async function send(url: string, { key, access, rule }: Upload, { field, bytes }: Case, entered: Entered) {
  const form = new FormData();
  const type = rule.types[0] ?? '';
  form.append(field, new File([bytes], 'file', { type }), 'file');
  const answer = await fetch(url + splitKey(key).path, {
    method: 'POST',
    headers: {
      ...entered.headers,
      [MARKER_HEADER]: MARKER,
      ...(access === 'member' ? { authorization: `Bearer ${entered.token ?? ''}` } : {}),
    },
    body: form,
  });
  const text = await answer.text();
  return { status: answer.status, body: jsonOr(text) };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 300);
  }
}

const messageOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
