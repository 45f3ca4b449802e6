import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadRule } from 'contracts';
import { mediaTypeOf } from 'contracts/rules';
import { LimitReached } from '../engine/limit-reached.ts';
import { shortened } from './input/shortened.ts';
import { UnreadableBody } from './input/json-body.ts';
import { Refusal } from '../world/service/refusal.ts';

export interface UploadedFile {
  /** The file name in the client's form, for display only. */
  name: string;
  /** Detected from the content. */
  type: string;
  bytes: Buffer;
}

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 1024, fieldNameSize: 100 },
  });
}

/** Bounds concurrent uploads, because each is in memory until it is answered: a slip also waits for those before it. */
const MOST_UPLOADS = 16;
let uploads = 0;

/**
 * Reads the one file of a multipart form, and uses it.
 * @throws UnreadableBody for a field besides the file.
 * @throws Refusal with the rule's codes for a missing file, a wrong type, or a file that is too large.
 * @throws LimitReached
 */
export async function receiveFile(
  request: FastifyRequest,
  rule: UploadRule,
  use: (file: UploadedFile) => unknown,
): Promise<void> {
  if (!request.isMultipart()) throw new Refusal(rule.noFile);
  if (uploads >= MOST_UPLOADS) throw new LimitReached(`${MOST_UPLOADS} files wait for their answers`);
  uploads += 1;
  try {
    await use(await readForm(request, rule));
  } finally {
    uploads -= 1;
  }
}

async function readForm(request: FastifyRequest, rule: UploadRule): Promise<UploadedFile> {
  let found: UploadedFile | null = null;
  let unknown: string | null = null;
  try {
    for await (const part of request.parts({ limits: { fileSize: rule.maxBytes } })) {
      if (part.type !== 'file') {
        unknown ??= part.fieldname;
        continue;
      }
      // Read even if unwanted: an unread part would block the form.
      const bytes = await part.toBuffer();
      if (part.fieldname !== rule.field) unknown ??= part.fieldname;
      else found = { name: part.filename, type: mediaTypeOf(bytes) ?? '', bytes };
    }
  } catch (error) {
    // Errors of the parser: too large, too many parts, an incomplete form.
    if (error instanceof Error && 'code' in error) throw new Refusal(rule.invalidFile);
    throw new Refusal(rule.noFile);
  }
  if (!found || found.bytes.length === 0) throw new Refusal(rule.noFile);
  if (unknown !== null) throw new UnreadableBody(`body: unknown field ${shortened(unknown)}`);
  if (!rule.types.includes(found.type)) throw new Refusal(rule.invalidFile);
  return found;
}
