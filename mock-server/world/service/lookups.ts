import Type, { type Static } from 'typebox';
import { Nullable } from 'contracts';
import { FILES_PREFIX } from '../../engine/kept-files.ts';
import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';

/** Where the mock serves the messaging-app link of a world as a QR. [2.28] */
export const LINE_PICTURE = `${FILES_PREFIX}/line-qr.svg`;

/** What the service says of itself; QA may change all of it. */
const LookupsSchema = Stored({
  /** [3.07] */
  info: Stored({ name: Type.String(), website: Type.String() }),
  contact: Stored({
    contactText: Type.String(),
    lineLink: Nullable(Type.String()),
    lineName: Nullable(Type.String()),
    lineQR: Nullable(Type.String()),
  }),
  /** HTML, or null when there is no news. */
  notice: Nullable(Type.String()),
  /** HTML as the service writes it. [2.31] */
  conditions: Type.Array(Type.String()),
  /** HTML that a member accepts. [2.43] */
  agreements: Type.Array(Type.String()),
  /** Where visitors have heard of the service. [3.05] */
  sources: Type.Array(Stored({ code: Type.String(), description: Type.String() })),
});
export type Lookups = Static<typeof LookupsSchema>;

export interface LookupsState {
  /** What the lookups answer. */
  readonly lookups: Lookups;
}

/** The name is the one of the interface; the addresses belong to nobody. The spec shows no texts. */
const DEFAULT_LOOKUPS: Readonly<Lookups> = {
  info: { name: 'Rimkhong', website: 'https://rimkhong.example' },
  contact: {
    contactText: 'ทีมงานดูแลท่านทุกวันตลอด 24 ชั่วโมง ตอบกลับภายใน 5 นาที',
    lineLink: 'https://line.example/ti/p/@rimkhong',
    lineName: '@rimkhong',
    lineQR: LINE_PICTURE,
  },
  notice: null,
  conditions: [
    '<p><b>บัญชีธนาคาร</b> ชื่อบัญชีที่ใช้ฝากและถอนต้องตรงกับชื่อที่ลงทะเบียนไว้</p>',
    '<p><b>ฝากเงิน</b> ยอดเงินเข้ากระเป๋าภายในประมาณ <strong>1 นาที</strong> หลังโอนสำเร็จ</p>',
    '<p><b>คิวอาร์โค้ด</b> ใช้ได้ครั้งเดียวและภายในเวลาที่กำหนด กรุณาสร้างใหม่ทุกครั้งที่ฝาก</p>',
    '<p><b>สลิป</b> ส่งสลิปภายใน <strong>1 ชั่วโมง</strong> หลังโอน สลิปแต่ละใบใช้ได้ครั้งเดียว</p>',
    '<p><b>โบนัส</b></p><ul><li>รับได้ครั้งละหนึ่งรายการ</li><li>ต้องทำยอดเล่นให้ครบก่อนถอน</li></ul>',
    '<p><b>ความปลอดภัย</b> อย่าบอกรหัสผ่านแก่ผู้อื่น เจ้าหน้าที่จะไม่ขอรหัสผ่านของท่าน</p>',
  ],
  agreements: [
    '<h3>ข้อตกลงการใช้งาน</h3><p>ข้าพเจ้ามีอายุครบ <b>20 ปีบริบูรณ์</b> และใช้บัญชีธนาคารที่เป็นชื่อของข้าพเจ้าเองเท่านั้น</p>',
    '<p>ข้าพเจ้าจะเล่นอย่างมีสติ กำหนดวงเงินของตนเอง และหยุดเมื่อถึงเวลา</p>',
    '<p>ข้าพเจ้ายอมรับว่ารายการฝากและถอนทุกรายการถูกบันทึกไว้เพื่อตรวจสอบ</p>',
  ],
  sources: [
    { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
    { code: 'FACEBOOK', description: 'เฟซบุ๊ก' },
    { code: 'LINE', description: 'ไลน์' },
    { code: 'GOOGLE', description: 'ค้นหาจากกูเกิล' },
    { code: 'TIKTOK', description: 'ติ๊กต็อก' },
    { code: 'SHOP', description: 'ตู้หรือหน้าร้าน' },
    { code: 'OTHER', description: 'อื่น ๆ' },
  ],
};

export const lookupsSlice: Slice<LookupsState> = {
  create: () => ({ lookups: structuredClone(DEFAULT_LOOKUPS) }),
  kinds: { lookups: recordOf(LookupsSchema) },
};
