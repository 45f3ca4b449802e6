import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Code, Strict } from 'contracts';
import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import { filePath } from '../engine/kept-files.ts';
import { drawSlip } from '../files/draw-slip.ts';
import { makeBankTransfer } from '../world/deposits/bank-transfers.ts';
import { encryptLink, giftLink, makeGift } from '../world/deposits/gift-links.ts';
import { decideSlip, type Slip } from '../world/deposits/slips.ts';
import type { World } from '../world/world.ts';
import {
  DecidePlan,
  DepositOptionsPlan,
  DepositOptionsShape,
  GenuinePlan,
  GenuineShape,
  GiftPlan,
  GiftShape,
  NextReadingPlan,
  SlipShape,
} from './deposit-shapes.ts';
import { memberNamed } from './member-named.ts';
import { Problem } from './problem.ts';
import { Nothing, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';

const tags = ['deposits'];
const ofWorld = Strict({ world: WorldName });
const ofSlip = Strict({ world: WorldName, id: Code });
const ofTransfer = Strict({ world: WorldName, reference: Code });

/** Slips, gift links and the ways of depositing. */
export async function depositRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/deposit-options',
    {
      schema: { tags, summary: 'Where deposits go', params: ofWorld, response: { 200: DepositOptionsShape } },
    },
    async ({ params }) => worldNamed(worlds, params.world).depositOptions,
  );
  app.put(
    '/worlds/:world/deposit-options',
    {
      schema: {
        tags,
        summary: 'Changes where deposits go; the switch isManual is among the flags',
        params: ofWorld,
        body: DepositOptionsPlan,
        response: { 200: DepositOptionsShape },
      },
    },
    async ({ params, body }) => Object.assign(worldNamed(worlds, params.world).depositOptions, body),
  );

  app.post(
    '/worlds/:world/transfers',
    {
      schema: {
        tags,
        summary: 'A member sends money at their bank: makes a genuine slip, to be downloaded and uploaded',
        params: ofWorld,
        body: GenuinePlan,
        response: { 200: GenuineShape },
      },
    },
    async ({ params, body: { phone, ...plan } }) => {
      const { world, member } = memberNamed(worlds, { ...params, phone });
      const { reference, amount } = makeBankTransfer(world, member, plan);
      const picture = `/qa/api/worlds/${world.name}/transfers/${reference}/slip.png`;
      return { reference, amount: bahtFromSatang(amount), picture };
    },
  );

  app.get(
    '/worlds/:world/transfers/:reference/slip.png',
    {
      schema: { tags, summary: 'The picture of a genuine slip', params: ofTransfer, produces: ['image/png'] },
    },
    async ({ params }, reply) => {
      const transfer = worldNamed(worlds, params.world).bankTransfers.get(params.reference);
      if (!transfer) throw new Problem(404, `no transfer of this world is called ${params.reference}`);
      const name = `attachment; filename="slip-${params.reference}.png"`;
      return reply
        .type('image/png')
        .header('content-disposition', name)
        .send(await drawSlip(transfer));
    },
  );

  app.get(
    '/worlds/:world/slips',
    {
      schema: {
        tags,
        summary: 'All uploaded slips, oldest first',
        params: ofWorld,
        response: { 200: Strict({ slips: Type.Array(SlipShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { slips: [...world.slips.values()].map((slip) => slipView(world, slip)) };
    },
  );

  app.post(
    '/worlds/:world/slips/:id/decide',
    {
      schema: {
        tags,
        summary:
          'Decides a slip in progress: SUCCESS credits what it says (or an amount), FAILED takes a reason',
        params: ofSlip,
        body: DecidePlan,
        response: { 200: SlipShape },
      },
    },
    async ({ params, body }) => {
      const world = worldNamed(worlds, params.world);
      const slip = slipNamed(world, params.id);
      if (slip.status !== 'PENDING') throw new Problem(409, `the slip is ${slip.status} already`);
      if (body.status === 'FAILED') decideSlip(world, slip, { reason: body.reason });
      else {
        const amount = body.amount === undefined ? slip.amount : satangFromBaht(body.amount);
        if (amount === null || amount <= 0) throw new Problem(400, 'the slip says no amount: name one');
        decideSlip(world, slip, { amount });
      }
      return slipView(world, slip);
    },
  );

  app.delete(
    '/worlds/:world/slips/:id/file',
    { schema: { tags, summary: 'Loses the picture of a slip', params: ofSlip, response: { 204: Nothing } } },
    async ({ params }, reply) => {
      const world = worldNamed(worlds, params.world);
      world.files.delete(slipNamed(world, params.id).fileId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/worlds/:world/slips/next-reading',
    {
      schema: {
        tags,
        summary: 'The next slip that is looked at fails for this reason',
        params: ofWorld,
        body: NextReadingPlan,
        response: { 204: Nothing },
      },
    },
    async ({ params, body }, reply) => {
      worldNamed(worlds, params.world).slipFailures.push(body.reason);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/worlds/:world/gifts',
    {
      schema: {
        tags,
        summary: 'Makes a gift link that may be redeemed once',
        params: ofWorld,
        body: GiftPlan,
        response: { 200: GiftShape },
      },
    },
    async ({ params, body }) => {
      const gift = makeGift(worldNamed(worlds, params.world), body.amount);
      const link = giftLink(gift);
      return { link, encrypted: encryptLink(link), amount: bahtFromSatang(gift.amount) };
    },
  );
}

function slipNamed(world: World, id: string): Slip {
  const slip = world.slips.get(id);
  if (!slip) throw new Problem(404, `no slip of this world has the id ${id}`);
  return slip;
}

function slipView(world: World, { id, memberId, at, dueAt, status, amount, note, reading, fileId }: Slip) {
  return {
    id,
    phone: world.members.get(memberId)?.phone ?? '',
    at: isoTime(at),
    dueAt: isoTime(dueAt),
    status,
    amount: amount === null ? null : bahtFromSatang(amount),
    note,
    reading: 'reference' in reading ? reading.reference : reading.problem,
    picture: `${filePath(fileId)}?world=${world.name}`,
  };
}
