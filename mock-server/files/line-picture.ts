import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { resolveWorld } from '../http/resolve-world.ts';
import { LINE_PICTURE } from '../world/service/default-texts.ts';
import type { Worlds } from '../world/worlds.ts';

/** Light modules around the code; the standard requires four. */
export const QUIET_ZONE = 4;

/** The QR picture of the contact page, with the world's messaging-app link; 404 without a link. [2.28] [2.29] */
export async function linePicture(app: FastifyInstance, { worlds }: { worlds: Worlds }): Promise<void> {
  app.get(LINE_PICTURE, async (request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      // QA may change the link at any time.
      'cache-control': 'no-store',
    });
    const link = resolveWorld(request, worlds)?.lookups.contact.lineLink;
    const picture = link ? await pictureOf(link) : null;
    return picture === null ? reply.code(404).send() : reply.type('image/svg+xml').send(picture);
  });
}

/** Null for a link that is too long for a QR. */
async function pictureOf(link: string): Promise<string | null> {
  try {
    return await QRCode.toString(link, { type: 'svg', margin: QUIET_ZONE });
  } catch {
    return null;
  }
}
