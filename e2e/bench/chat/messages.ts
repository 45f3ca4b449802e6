import type { Control } from '../../world.ts';

/** Each message has none to four of these, so that lengths vary. */
const SENTENCES = [
  'ได้รับเรื่องแล้วค่ะ',
  'รบกวนรอสักครู่นะคะ กำลังตรวจสอบยอดให้',
  'ดูวิธีได้ที่ https://rimkhong.example/howto',
  'ยอดเข้ากระเป๋าแล้วค่ะ ขอบคุณที่รอ',
];
const AT_ONCE = 16;

export const messageText = (index: number): string =>
  [`ข้อความที่ ${index + 1}.`, ...SENTENCES.slice(0, index % 5)].join(' ');

export async function sendMany(
  world: Control,
  room: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  let next = from;
  const say = async (): Promise<void> => {
    while (next < to) {
      const index = next;
      next += 1;
      await world.sendAsAgent(room, { text: messageText(index) });
    }
  };
  // Callers wait for the last message, so it is sent after all others.
  const last = to - 1;
  to = last;
  await Promise.all(Array.from({ length: AT_ONCE }, say));
  await world.sendAsAgent(room, { text: messageText(last) });
}
