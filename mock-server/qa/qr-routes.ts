import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { satangFromBaht } from 'contracts/rules';
import { WrongAmountPlan } from './deposit-shapes.ts';
import { Code, Strict } from 'contracts';
import { payQr } from '../world/deposits/qr.ts';
import type { World } from '../world/world.ts';
import { Problem } from './problem.ts';
import { Nothing, QrRefusalPlan, QrShape, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { qrView } from './views.ts';

const tags = ['QR deposits'];
const worldOnly = Strict({ world: WorldName });
const params = Strict({ world: WorldName, qrcodeId: Code });
/** The verbs below need no words, but a POST has a body. */
const Empty = Strict({});

export async function qrRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/qrs',
    {
      schema: {
        tags,
        summary: 'All QRs, newest first, in whatever state',
        params: worldOnly,
        response: { 200: Strict({ qrs: Type.Array(QrShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { qrs: [...world.qrs.values()].reverse().map((qr) => qrView(world, qr)) };
    },
  );

  app.post(
    '/worlds/:world/qrs/:qrcodeId/paid',
    {
      schema: {
        tags,
        summary: 'The bank reports the payment',
        params,
        body: Empty,
        response: { 200: QrShape },
      },
    },
    async ({ params }) => pay(worldNamed(worlds, params.world), params.qrcodeId, { isLate: false }),
  );

  app.post(
    '/worlds/:world/qrs/:qrcodeId/paid-late',
    {
      schema: {
        tags,
        summary: 'The bank reports a payment of a QR whose time is over: it is credited once and marked late',
        params,
        body: Empty,
        response: { 200: QrShape },
      },
    },
    async ({ params }) => pay(worldNamed(worlds, params.world), params.qrcodeId, { isLate: true }),
  );

  app.post(
    '/worlds/:world/qrs/:qrcodeId/paid-wrong',
    {
      schema: {
        tags,
        summary: 'The bank reports a payment of another amount: that is credited once and marked',
        params,
        body: WrongAmountPlan,
        response: { 200: QrShape },
      },
    },
    async ({ params, body }) =>
      pay(worldNamed(worlds, params.world), params.qrcodeId, {
        isLate: false,
        paid: satangFromBaht(body.amount),
      }),
  );

  app.post(
    '/worlds/:world/qrs/refuse-next',
    {
      schema: {
        tags,
        summary: 'Refuses the next creation, of one phone or of anybody',
        params: worldOnly,
        body: QrRefusalPlan,
        response: { 204: Nothing },
      },
    },
    async ({ params, body: { message = 'QR_FAIL', phone = null } }, reply) => {
      worldNamed(worlds, params.world).qrRefusals.push({ message, phone });
      return reply.code(204).send(null);
    },
  );
}

function pay(world: World, id: string, how: Parameters<typeof payQr>[2]) {
  const qr = world.qrs.get(id);
  if (!qr) throw new Problem(404, `no QR of this world has the id ${id}`);
  try {
    payQr(world, qr, how);
  } catch (error) {
    throw new Problem(409, error instanceof Error ? error.message : String(error));
  }
  return qrView(world, qr);
}
