import type { Satang } from 'contracts/rules';
import type { Call, Reply } from '../../api/call.ts';
import { reasonFrom } from './reason-from.ts';
import { shownTextFrom, textFrom, textOrNull } from '../../api/wire.ts';
import { partsOf, timeOrNaN } from '../../api/wire-rows.ts';
import { readAmount } from './amounts.ts';
import {
  type Page,
  pageOf,
  type Place,
  readCount,
  type RecordStatus,
  recordStatusOf,
  withOwnKeys,
} from './list-page.ts';

/** A slip on the list of uploads. [3.19] */
export interface SlipRow {
  /** A key for the row within its list; the wire has no id. */
  key: string;
  /** ms since 1970; NaN when it is not a time, and the row still shows. */
  createdAt: number;
  /** null until the slip has been read. [5.33] */
  amount: Satang | null;
  status: RecordStatus;
  /** The reason of a failure, one of the slip reasons; otherwise null. [8.12] */
  note: string | null;
  /** The picture's address, unchecked; null when it must be requested by `reference`. [2.76] */
  link: string | null;
  reference: string | null;
}

export type SlipPage = Page<SlipRow>;

type SlipsReply = Reply<'POST /api/statement/slip'>;

/** @throws when the shape is wrong. A damaged row keeps its place. */
export function readSlips({ total, slips }: SlipsReply, place: Place): SlipPage {
  return { ...readCount(total, slips, place), rows: withOwnKeys(partsOf(slips).map(readSlip)) };
}

function readSlip({
  createdAt,
  amount,
  status,
  note,
  link,
  reference,
}: Partial<SlipsReply['slips'][number]>): SlipRow {
  return {
    key: [createdAt, reference].map(textFrom).join('|'),
    createdAt: timeOrNaN(createdAt),
    amount: readAmount(amount),
    status: recordStatusOf(status),
    note: shownTextFrom(reasonFrom(note)) || null,
    link: textOrNull(link),
    reference: textOrNull(reference),
  };
}

/** Newest first; `page` starts at 1. [7.38] */
export function fetchSlips(
  call: Call,
  page: number,
  signal?: AbortSignal,
  limit?: number,
): Promise<SlipPage> {
  return call('POST /api/statement/slip', ...pageOf(readSlips, page, signal, limit));
}
