import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify';
import { bahtFromSatang, satangFromPlainText, type Satang } from 'contracts/rules';
import type { Ruled } from '../engine/events.ts';
import type { KnownHosts, PageHeaders } from '../engine/known-hosts.ts';
import { resolveWorld } from '../http/resolve-world.ts';
import { issueTicket, playerOf, playerOfTicket } from '../world/games/game-login.ts';
import { gamesOf } from '../world/games/games.ts';
import { play } from '../world/games/play.ts';
import { gameAccountOf } from '../world/money/accounts.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { ticketUrl } from './game-urls.ts';
import { loginPage, messagePage, playPage, STYLE } from './game-html.ts';

const BODY_LIMIT = 4096;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;

const GONE =
  'เซสชันหมดอายุ กรุณาเข้าเกมใหม่จากกระเป๋า · This session has ended: enter the game again from the wallet.';
const NO_GAME = 'ไม่พบเกมนี้ · There is no such game.';
const NO_PLAYER = 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง · User name or password is wrong.';
const NO_AMOUNT = 'กรุณาใส่จำนวนเงินที่ถูกต้อง · Please enter an amount.';
const FAILED = 'เกมขัดข้อง กรุณาตรวจสอบยอดเงิน · The game has failed: please check the balance.';
const FOREIGN_PAGE = 'เข้าเกมจากเว็บไซต์อื่นไม่ได้ · Games cannot be opened from another website.';
const NO_MONEY = 'ยอดเงินในเกมไม่พอ · There is not enough money in the game.';

/**
 * Pages in place of the games: each shows the player and the game, and its win and lose buttons change
 * the balance at the provider. Registered with the prefix of `game-urls.ts`. Links to them may be anywhere, and change nothing.
 */
export async function gamePages(
  app: FastifyInstance,
  { worlds, known }: { worlds: Worlds; known: KnownHosts },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Otherwise the forms of these pages would hide their origin.
      'referrer-policy': 'same-origin',
    });
  });

  app.get<{ Params: { code: string } }>('/login/:code', (request, reply) => {
    const name = nameOf(resolveWorld(request, worlds), request.params.code);
    return name === null ? notFound(reply, NO_GAME) : html(reply, loginPage(name, request.params.code, null));
  });

  app.post<{ Params: { code: string } }>('/login/:code', onlyOf(known.isEntry), (request, reply) => {
    const { code } = request.params;
    const world = resolveWorld(request, worlds);
    const name = nameOf(world, code);
    if (!world || name === null) return notFound(reply, NO_GAME);
    const form = formOf(request.body);
    const [username, password] = [form.get('username') ?? '', form.get('password') ?? ''];
    const member = playerOf(world, { code, username, password });
    if (!member) return html(reply.code(401), loginPage(name, code, NO_PLAYER));
    const ticket = issueTicket(world, member, code);
    world.events.emit('changed', world.name);
    return reply.redirect(ticketUrl('', ticket) + queryOf(request), 303);
  });

  app.get<{ Params: { ticket: string } }>('/play/:ticket', (request, reply) =>
    show(reply, resolveWorld(request, worlds), request.params.ticket, null),
  );

  app.post<{ Params: { ticket: string } }>('/play/:ticket', onlyOf(known.isPage), (request, reply) => {
    const world = resolveWorld(request, worlds);
    const { ticket } = request.params;
    const entered = world && playerOfTicket(world, ticket);
    if (!world || !entered) return notFound(reply, GONE);
    const form = formOf(request.body);
    const stake = stakeFrom(form.get('amount') ?? '');
    if (stake === null) return show(reply.code(400), world, ticket, NO_AMOUNT);
    try {
      const outcome = form.get('outcome') === 'win' ? 'win' : 'lose';
      const {
        member,
        ticket: { code },
      } = entered;
      play(world, member, { code, stake, outcome });
      const round = roundOf(member.phone, code, { outcome, amount: bahtFromSatang(stake) });
      world.events.emit('changed', world.name, null, round);
    } catch (error) {
      if (error instanceof Refusal) return show(reply.code(409), world, ticket, NO_MONEY);
      throw error;
    }
    return reply.redirect(ticketUrl('', ticket) + queryOf(request), 303);
  });

  app.setNotFoundHandler((_request, reply) => notFound(reply, NO_GAME));
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    statusCode < 500
      ? html(reply.code(400), messagePage(NO_AMOUNT))
      : html(reply.code(500), messagePage(FAILED)),
  );
}

/** Refuses before the body is read. */
function onlyOf(mayCall: (headers: PageHeaders) => boolean): { onRequest: onRequestHookHandler } {
  return {
    onRequest: ({ headers }, reply, done) => {
      if (mayCall(headers)) done();
      else void html(reply.code(403), messagePage(FOREIGN_PAGE));
    },
  };
}

/** The verb that plays the same round, so that a history can repeat it. */
function roundOf(phone: string, code: string, body: { outcome: 'win' | 'lose'; amount: number }): Ruled {
  return { verb: 'POST /members/{phone}/games/{code}/play', params: { phone, code }, body };
}

function show(reply: FastifyReply, world: World | undefined, ticket: string, problem: string | null) {
  const entered = world && playerOfTicket(world, ticket);
  if (!world || !entered) return notFound(reply, GONE);
  const { member } = entered;
  const { code } = entered.ticket;
  return html(
    reply,
    playPage({
      game: nameOf(world, code) ?? code,
      player: member.name,
      currency: member.currency,
      balance: world.ledger.balance(gameAccountOf(member, code)),
      problem,
    }),
  );
}

function nameOf(world: World | undefined, code: string): string | null {
  return (world && gamesOf(world).find((game) => game.code === code)?.name) ?? null;
}

/** It may name the world. */
function queryOf({ url }: { url: string }): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function stakeFrom(text: string): Satang | null {
  const stake = /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? satangFromPlainText(text) : null;
  return stake !== null && stake > 0 ? stake : null;
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function notFound(reply: FastifyReply, message: string): FastifyReply {
  return html(reply.code(404), messagePage(message));
}
