import { FILES_PREFIX } from '../../engine/stored-files.ts';
import type { Lookups, Translations } from './lookup-texts.ts';
import { defaultOfferTexts } from './offer-texts.ts';

/** Where the mock serves the QR of a world's messaging-app link. [2.28] */
export const LINE_PICTURE = `${FILES_PREFIX}/line-qr.svg`;

/** The name comes from the interface; the addresses belong to no one. The spec shows no texts. */
export const defaultLookups: Readonly<Lookups> = {
  info: { name: 'Rimkhong', website: 'https://rimkhong.example' },
  contact: {
    contactText: 'ทีมงานดูแลคุณทุกวันตลอด 24\u00a0ชั่วโมง ตอบกลับภายใน 5\u00a0นาที',
    lineLink: 'https://line.example/ti/p/@rimkhong',
    lineName: '@rimkhong',
    lineQR: LINE_PICTURE,
  },
  notice: null,
  conditions: [
    '<p><b>บัญชีธนาคาร</b> ชื่อบัญชีที่ใช้ฝากและถอนต้องตรงกับชื่อที่ลงทะเบียนไว้</p>',
    '<p><b>ฝากเงิน</b> ยอดเงินเข้ากระเป๋าภายในประมาณ <strong>1\u00a0นาที</strong> หลังโอนสำเร็จ</p>',
    '<p><b>คิวอาร์</b> ใช้ได้ครั้งเดียวและภายในเวลาที่กำหนด กรุณาสร้างใหม่ทุกครั้งที่ฝาก</p>',
    '<p><b>สลิป</b> ส่งสลิปภายใน <strong>1\u00a0ชั่วโมง</strong> หลังโอน สลิปแต่ละใบใช้ได้ครั้งเดียว</p>',
    '<p><b>โบนัส</b></p><ul><li>รับได้ครั้งละหนึ่งรายการ</li><li>ต้องทำยอดเล่นให้ครบก่อนถอน</li></ul>',
    '<p><b>ความปลอดภัย</b> อย่าบอกรหัสผ่านแก่ผู้อื่น ทีมงานจะไม่ขอรหัสผ่านของคุณ</p>',
  ],
  agreements: [
    '<h3>ข้อตกลงการใช้งาน</h3><p>ข้าพเจ้ามีอายุครบ <b>20\u00a0ปีบริบูรณ์</b> และใช้บัญชีธนาคารที่เป็นชื่อของข้าพเจ้าเองเท่านั้น</p>',
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

/** The service's texts are Thai; these are the translations. The brand has one name in each script. */
export const defaultTranslations: Readonly<Translations> = {
  th: { name: 'ริมโขง' },
  lo: {
    name: 'ຮິມຂອງ',
    contactText: 'ທີມງານດູແລທ່ານທຸກວັນຕະຫຼອດ 24\u00a0ຊົ່ວໂມງ ຕອບພາຍໃນ 5\u00a0ນາທີ',
    conditions: [
      '<p><b>ບັນຊີທະນາຄານ</b> ຊື່ບັນຊີທີ່ໃຊ້ຝາກ ແລະ ຖອນ ຕ້ອງກົງກັບຊື່ທີ່ລົງທະບຽນໄວ້</p>',
      '<p><b>ຝາກເງິນ</b> ເງິນເຂົ້າກະເປົາພາຍໃນປະມານ <strong>1\u00a0ນາທີ</strong> ຫຼັງໂອນສຳເລັດ</p>',
      '<p><b>QR</b> ໃຊ້ໄດ້ຄັ້ງດຽວ ແລະ ພາຍໃນເວລາທີ່ກຳນົດ ກະລຸນາສ້າງໃໝ່ທຸກຄັ້ງທີ່ຝາກ</p>',
      '<p><b>ສະລິບ</b> ສົ່ງສະລິບພາຍໃນ <strong>1\u00a0ຊົ່ວໂມງ</strong> ຫຼັງໂອນ ສະລິບແຕ່ລະໃບໃຊ້ໄດ້ຄັ້ງດຽວ</p>',
      '<p><b>ໂບນັດ</b></p><ul><li>ຮັບໄດ້ຄັ້ງລະໜຶ່ງລາຍການ</li><li>ຕ້ອງຫຼິ້ນໃຫ້ຄົບຍອດກ່ອນຖອນ</li></ul>',
      '<p><b>ຄວາມປອດໄພ</b> ຢ່າບອກລະຫັດຜ່ານແກ່ຜູ້ອື່ນ ທີມງານຈະບໍ່ຖາມລະຫັດຜ່ານຂອງທ່ານ</p>',
    ],
    agreements: [
      '<h3>ຂໍ້ຕົກລົງການນຳໃຊ້</h3><p>ຂ້າພະເຈົ້າມີອາຍຸຄົບ <b>20\u00a0ປີບໍລິບູນ</b> ແລະ ໃຊ້ບັນຊີທະນາຄານທີ່ເປັນຊື່ຂອງຂ້າພະເຈົ້າເອງເທົ່ານັ້ນ</p>',
      '<p>ຂ້າພະເຈົ້າຈະຫຼິ້ນຢ່າງມີສະຕິ ກຳນົດວົງເງິນຂອງຕົນເອງ ແລະ ຢຸດເມື່ອເຖິງເວລາ</p>',
      '<p>ຂ້າພະເຈົ້າຍອມຮັບວ່າທຸກລາຍການຝາກ ແລະ ຖອນຖືກບັນທຶກໄວ້ເພື່ອກວດສອບ</p>',
    ],
    sources: {
      FRIEND: 'ໝູ່ແນະນຳ',
      FACEBOOK: 'ເຟສບຸກ',
      LINE: 'ໄລນ໌',
      GOOGLE: 'ຊອກໃນກູໂກ',
      TIKTOK: 'ຕິກຕອກ',
      SHOP: 'ຕູ້ ຫຼື ໜ້າຮ້ານ',
      OTHER: 'ອື່ນໆ',
    },
    offers: defaultOfferTexts.lo,
  },
  en: {
    contactText: 'Our team is here every day, 24\u00a0hours a day, and answers within 5\u00a0minutes.',
    conditions: [
      '<p><b>Bank account</b> The account that you deposit from and withdraw to must bear the name you registered with.</p>',
      '<p><b>Deposits</b> Money reaches your wallet within about <strong>1\u00a0minute</strong> of the transfer.</p>',
      '<p><b>QR codes</b> A QR can be paid once and within its time. Please create a new one for each deposit.</p>',
      '<p><b>Slips</b> Send the slip within <strong>1\u00a0hour</strong> of the transfer. Each slip can be used once.</p>',
      '<p><b>Bonuses</b></p><ul><li>One bonus at a time</li><li>Play the required turnover before you withdraw</li></ul>',
      '<p><b>Security</b> Never tell anyone your password. Our team will not ask for it.</p>',
    ],
    agreements: [
      '<h3>Terms of use</h3><p>I am at least <b>20\u00a0years old</b> and use only bank accounts in my own name.</p>',
      '<p>I play responsibly, set myself a limit, and stop when it is time.</p>',
      '<p>I accept that every deposit and withdrawal is recorded for audit.</p>',
    ],
    sources: {
      FRIEND: 'A friend',
      FACEBOOK: 'Facebook',
      LINE: 'LINE',
      GOOGLE: 'Google search',
      TIKTOK: 'TikTok',
      SHOP: 'A kiosk or shop',
      OTHER: 'Other',
    },
    offers: defaultOfferTexts.en,
  },
};
