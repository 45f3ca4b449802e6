import type { Scenario } from '../engine/scenario.ts';
import { setLookups } from '../world/service/lookups.ts';
import type { World } from '../world/world.ts';
import { demo } from './demo.ts';

const serviceEnded: Scenario<World> = {
  name: 'the service has ended',
  description: "The demo's members, but every call says 'gone' and the active lookup says terminated",
  prepare: (world) => {
    demo.prepare(world);
    world.flags.terminated = true;
  },
};

const noMessengerPicture: Scenario<World> = {
  name: 'no picture of the messaging app',
  description: "The demo's members; the contact has a link and a name and no QR [2.28]",
  prepare: (world) => {
    demo.prepare(world);
    world.lookups.contact.lineQR = null;
  },
};

const noticeOfTheService: Scenario<World> = {
  name: 'a notice of the service',
  description: "The demo's members, and news of the service in HTML [3.07]",
  prepare: (world) => {
    demo.prepare(world);
    const notice =
      '<p><b>ปิดปรับปรุงคืนนี้</b> ระบบฝากถอนปิดชั่วคราว 02:00–03:00 น. เงินของคุณยังอยู่ครบ</p><p>ขออภัยในความไม่สะดวก</p>';
    setLookups(world, { notice });
    world.translations.en.notice =
      '<p><b>Maintenance tonight</b> Deposits and withdrawals are closed from 02:00 to 03:00. Your money is safe.</p><p>We apologise for the inconvenience.</p>';
    world.translations.lo.notice =
      '<p><b>ປິດປັບປຸງຄືນນີ້</b> ລະບົບຝາກຖອນປິດຊົ່ວຄາວ 02:00–03:00 ໂມງ ເງິນຂອງທ່ານຍັງຢູ່ຄົບ</p><p>ຂໍອະໄພໃນຄວາມບໍ່ສະດວກ</p>';
  },
};

export const serviceScenarios = [serviceEnded, noMessengerPicture, noticeOfTheService];
