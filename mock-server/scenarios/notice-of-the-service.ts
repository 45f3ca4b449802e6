import { demo } from './demo.ts';
import type { Scenario } from './scenario.ts';

export const noticeOfTheService: Scenario = {
  name: 'a notice of the service',
  description: "The demo's members, and news of the service in HTML [3.07]",
  prepare: (world) => {
    demo.prepare(world);
    world.lookups.notice =
      '<p><b>ปิดปรับปรุงคืนนี้</b> ระบบฝากถอนปิดชั่วคราว 02:00–03:00 น. ยอดเงินของท่านไม่ได้รับผลกระทบ</p><p>ขออภัยในความไม่สะดวก</p>';
  },
};
