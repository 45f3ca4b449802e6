import QRCode from 'qrcode';
import type { Endpoints, ReplyOf } from 'contracts';
import { bahtFromSatang } from 'contracts/rules';
import { QUIET_ZONE } from '../files/line-picture.ts';
import type { Handlers } from '../http/route.ts';
import { cancelQr, createQr, liveQr, type Qr, secondsLeft } from '../world/deposits/qr.ts';
import type { World } from '../world/world.ts';

type QrReply = ReplyOf<Endpoints['GET /api/qrcode/{bankCode}']>;

export const qrcodeHandlers = {
  'GET /api/qrcode/{bankCode}': ({ world, member, params }) => {
    const qr = liveQr(world, member, params.bankCode);
    return qr ? shown(world, qr) : none(null);
  },
  'POST /api/qrcode/{bankCode}': ({ world, member, params, body }) => {
    const created = createQr(world, member, params.bankCode, body.amount);
    return 'message' in created ? none(created.message) : shown(world, created);
  },
  'DELETE /api/qrcode/{qrcodeId}': ({ world, member, params }) => {
    cancelQr(world, member, params.qrcodeId);
    return none(null);
  },
} satisfies Partial<Handlers>;

async function shown(world: World, qr: Qr): Promise<() => QrReply> {
  const options = { type: 'svg', margin: QUIET_ZONE, errorCorrectionLevel: 'M' } as const;
  const qrcode = await QRCode.toString(qr.payload, options);
  return () => ({
    qrcodeId: qr.id,
    hasQrcode: true,
    qrcode,
    amount: bahtFromSatang(qr.amount),
    expireIn: secondsLeft(qr, world.clock.now()),
    message: null,
  });
}

function none(message: string | null): QrReply {
  return { qrcodeId: null, hasQrcode: false, qrcode: null, amount: 0, expireIn: 0, message };
}
