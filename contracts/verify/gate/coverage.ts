import { endpoints, errorCodes, type Endpoint, type EndpointKey } from '../../index.ts';
import { MARKER, MARKER_HEADER } from '../../rules/index.ts';
import { chatDeliveries, chatKinds } from './chat-kinds.ts';
import {
  isHttp,
  isMessage,
  type HttpInteraction,
  type Interaction,
  type MessageInteraction,
} from '../pact-types.ts';
import { callOf, keyOf, specCalls, type SpecCall } from './calls.ts';
import { codeOf, isRefusal, looseCodes, refusalProblems, unseenCodes } from './codes.ts';
import { admittedBy, demandKeys, shownBy } from './fields.ts';
import { looseIn } from './loose.ts';
import { secretsIn } from './secrets.ts';
import { unshown } from './unshown.ts';

/** What the pacts prove of the specification's calls; `problems` names what is missing. */
export interface Coverage {
  /** Calls of the specification that have a success and a refusal. */
  covered: number;
  calls: number;
  interactions: number;
  refusals: number;
  codes: string[];
  messages: number;
  problems: string[];
}

export function coverageOf(
  interactions: readonly Interaction[],
  calls: readonly SpecCall[] = specCalls,
): Coverage {
  const http = interactions.filter(isHttp);
  const messages = interactions.filter(isMessage);
  const byCall = Map.groupBy(http, ({ request }) => callOf(request.method, request.path, calls));
  const gaps = calls.map((call) => gapsOf(call, byCall.get(call) ?? []));
  const codes = [...new Set(http.filter(hasCode).map(codeOf))].filter((code) => code !== null).sort();
  return {
    covered: gaps.filter((found) => found.length === 0).length,
    calls: calls.length,
    interactions: http.length,
    refusals: http.filter(isRefusal).length,
    codes,
    messages: messages.length,
    problems: [
      ...gaps.flat(),
      ...listProblems(calls),
      ...(byCall.get(null) ?? []).map(
        ({ description, request }) =>
          `orphan: "${description}" calls ${request.method} ${request.path}, which is not in the specification`,
      ),
      ...http.flatMap(looseProblems),
      ...http.flatMap(headerProblems),
      ...codes.filter((code) => !isCode(code)).map((code) => `${code} is not in the error catalogue`),
      ...unseenCodes(http),
      ...looseCodes(http),
      ...messageProblems(messages),
      ...interactions.flatMap(secretsIn),
    ],
  };
}

export function summaryOf({ covered, calls, interactions, refusals, codes, messages }: Coverage): string {
  return `${covered}/${calls} calls, ${interactions} interactions, ${refusals} refusals, ${codes.length} codes seen, ${messages} messages`;
}

const contentOf = ({ response }: HttpInteraction) => response.body?.content;
const field = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** A success counts only if its message is a code of the catalogue; other messages are prose. */
const hasCode = (one: HttpInteraction) => isRefusal(one) || isCode(codeOf(one) ?? '');

/** `gone` is the message of a service that has ended. [7.01] */
const isCode = (code: string) => code === 'gone' || (errorCodes as readonly string[]).includes(code);

function gapsOf(call: SpecCall, own: readonly HttpInteraction[]): string[] {
  const key = keyOf(call);
  const successes = own.filter((one) => !isRefusal(one));
  const endpoint = (endpoints as Record<string, Endpoint | undefined>)[key];
  const answered = own.filter(({ response }) => response.status < 400);
  const shown = new Set(
    answered.flatMap((one) => [
      ...shownBy(contentOf(one)),
      ...admittedBy(one.response.matchingRules?.['body']),
    ]),
  );
  const excused = new Set(unshown.filter((one) => one.call === key).map(({ shows }) => shows));
  const missing = (endpoint ? demandKeys(endpoint.reply) : []).filter(
    (demand) => !shown.has(demand) && !excused.has(demand),
  );
  return [
    ...(successes.length === 0 ? [`${key} has no success`] : []),
    ...(own.some(isRefusal) ? [] : [`${key} has no refusal`]),
    ...(endpoint ? refusalProblems(key, endpoint, own) : []),
    ...missing.map((demand) => `${key} has no reply that shows: ${demand}`),
    ...[...excused]
      .filter((demand) => shown.has(demand))
      .map((demand) => `${key} has an unneeded exception: ${demand}`),
  ];
}

function listProblems(calls: readonly SpecCall[]): string[] {
  const named = new Set(calls.map(keyOf));
  const made = Object.keys(endpoints) as EndpointKey[];
  return [
    ...made
      .filter((key) => !named.has(key))
      .map((key) => `${key} is missing in contracts/verify/gate/spec-calls.json`),
    ...[...named].filter((key) => !(key in endpoints)).map((key) => `${key} is missing in contracts/http`),
  ];
}

function looseProblems({ description, request, response }: HttpInteraction): string[] {
  return [
    ...looseIn(request.body, request.matchingRules?.['body']).map(
      (found) => `"${description}" has a loose request: ${found}`,
    ),
    ...looseIn(response.body, response.matchingRules?.['body']).map(
      (found) => `"${description}" has a loose reply: ${found}`,
    ),
    ...(response.body === undefined ? [`"${description}" expects no body`] : []),
  ];
}

function headerProblems({ description, request, response }: HttpInteraction): string[] {
  const marker = Object.entries(request.headers ?? {}).find(
    ([name]) => name.toLowerCase() === MARKER_HEADER.toLowerCase(),
  )?.[1];
  const isAboutIt = ['KEY_MISSING', 'KEY_INVALID'].includes(String(field(response.body?.content, 'message')));
  return marker?.[0] === MARKER || isAboutIt ? [] : [`"${description}" does not carry the marker header`];
}

function messageProblems(messages: readonly MessageInteraction[]): string[] {
  const contents = messages.map(({ contents: { content } }) => field(content, 'message'));
  const kinds = contents.map((message) => field(message, 'message_type'));
  const deliveries = contents.map((message) => field(field(message, 'deliver'), 'status'));
  return [
    ...chatKinds.filter((kind) => !kinds.includes(kind)).map((kind) => `no message of the kind ${kind}`),
    ...chatDeliveries
      .filter((status) => !deliveries.includes(status))
      .map((status) => `no message with the delivery ${status}`),
    ...messages.flatMap(({ description, contents: body, matchingRules }) =>
      looseIn(body, matchingRules?.['body']).map((found) => `"${description}" has a loose reply: ${found}`),
    ),
  ];
}
