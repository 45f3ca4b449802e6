import type { Row } from '../row.ts';
import { accountRows } from './account.ts';
import { moneyRows } from './money.ts';
import { readingRows } from './reading.ts';
import { rewardRows } from './rewards.ts';
import { visitorRows } from './visitor.ts';

export const rows: Row[] = [...visitorRows, ...moneyRows, ...rewardRows, ...accountRows, ...readingRows];
