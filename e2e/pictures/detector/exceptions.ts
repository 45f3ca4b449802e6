import type { Flaw } from './tools.ts';

interface Exception {
  kind: Flaw['kind'];
  /** Matches the flaw's place and detail. */
  says: RegExp;
  reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    kind: 'covered',
    says: /^(?!dialog › button “(ปิด|กลับ|ປິດ|ກັບ|Close|Back)).*by region › /,
    reason:
      'A toast lies at the top for a few seconds, as members know it, but never on a way out of a dialog. [8.20]',
  },
  {
    kind: 'covered',
    says: /by main › (i “”|div “(Draw|ลากนิ้ว|ລາກນິ້ວ))/,
    reason: 'The squares of the touch test lie over the page of the staff until it ends.',
  },
  {
    kind: 'covered',
    says: /by (header|main) › (option|select) /,
    reason: 'An open list lies over the page until a choice is made.',
  },
  {
    kind: 'target',
    says: /^dialog › button “(Slide|ภาพที่|ຮູບທີ) .*: 24 × 48 px/,
    reason: 'The dots of a carousel: its two arrows do the same and are full targets. (WCAG 2.2, 2.5.8)',
  },
  {
    kind: 'clipped',
    says: /^header › span /,
    reason: 'A name longer than the top bar ends in an ellipsis there; the profile shows it whole.',
  },
  {
    kind: 'covered',
    says: /by dialog › (button|span) “(New messages|มีข้อความใหม่|ມີຂໍ້ຄວາມໃໝ່)/,
    reason: 'The button that leads to new messages lies over the old ones until it is pressed.',
  },
  {
    kind: 'covered',
    says: /^(?!header).*by (button|span) “(แสดง|ສະແດງ|Show)/,
    reason: 'The kiosk’s button that shows amounts lies on the top bar, and the page scrolls below that bar.',
  },
];

export function isExcepted({ kind, where, detail }: Flaw): boolean {
  return EXCEPTIONS.some((one) => one.kind === kind && one.says.test(`${where}: ${detail}`));
}
