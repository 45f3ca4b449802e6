import { plainAmountText, type Satang } from 'contracts/rules';
import { clockKind, isoTime } from '../engine/clock.ts';
import { Moment } from '../engine/snapshot-kinds.ts';
import { moneySchemas } from '../world/money/currency.ts';

export interface Node {
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  anyOf?: Node[];
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node | Node[];
}

export interface Part {
  value: unknown;
  nodes: readonly Node[];
}

/** The entries of an object, of a list, or of a map saved as pairs; null for any other value. */
export function partsOf({ value, nodes }: Part): Map<string, Part> | null {
  if (typeof value !== 'object' || value === null) return null;
  const members = membersOf(nodes);
  if (!Array.isArray(value)) return fieldsOf(value as Record<string, unknown>, members);
  const items = members.flatMap(({ items: node = [] }) => node);
  if (!isMap(value))
    return new Map(value.map((item: unknown, index) => [String(index), { value: item, nodes: items }]));
  const values = items.flatMap(({ items: pair = [] }) => [pair].flat().slice(1));
  return new Map(value.map(([key, item]) => [key, { value: item, nodes: values }]));
}

export function isMap(value: readonly unknown[]): value is [string, unknown][] {
  return value.every((item) => Array.isArray(item) && item.length === 2 && typeof item[0] === 'string');
}

function fieldsOf(value: Record<string, unknown>, members: readonly Node[]): Map<string, Part> {
  const nodesOf = (name: string) =>
    members.flatMap(({ properties = {}, patternProperties = {} }) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return own ? [own] : Object.values(patternProperties);
    });
  return new Map(Object.entries(value).map(([name, item]) => [name, { value: item, nodes: nodesOf(name) }]));
}

function membersOf(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => (node.anyOf ? membersOf(node.anyOf) : [node]));
}

const WORLD_TIME = (clockKind.schema as Node).properties?.['now'] ?? {};

/** The schema of its field shows whether a number is an amount or a time. */
export function numberText(value: number, nodes: readonly Node[]): string {
  const members = membersOf(nodes);
  if (members.some((node) => moneySchemas.some((money) => isLike(node, money as Node))))
    return amountText(value);
  if (members.some((node) => isLike(node, Moment as Node) || isLike(node, WORLD_TIME))) return isoTime(value);
  return String(value);
}

/** Whether two schemas have the same range. A nested schema may be a copy, so identity is no test. */
function isLike(node: Node, other: Node): boolean {
  return (
    node.minimum !== undefined &&
    node.minimum === other.minimum &&
    node.maximum === other.maximum &&
    node.exclusiveMaximum === other.exclusiveMaximum
  );
}

/** Such as `1,234.50`; exact for every amount of the ledger. */
function amountText(amount: number): string {
  return plainAmountText(amount as Satang).replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
}
