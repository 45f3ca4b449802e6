import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const languages = ['th', 'lo', 'en'] as const;

/** A code, and what its text says first in Thai, Lao and English. What the member can do about it may follow. */
type Row = readonly [code: string, th: string, lo: string, en: string];

const textsOf = (language: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../locales/${language}/errors.json`), 'utf8'),
  ) as Record<string, string>;
const texts = { th: textsOf('th'), lo: textsOf('lo'), en: textsOf('en') };

function saysFirst(code: string, ...words: readonly string[]) {
  for (const [index, language] of languages.entries())
    expect(texts[language][code]?.slice(0, words[index]?.length), language).toBe(words[index]);
}

const AUTH: readonly Row[] = [
  ['UNAUTHORIZED', 'กรุณาเข้าสู่ระบบก่อนทำรายการ', 'ກະລຸນາເຂົ້າສູ່ລະບົບກ່ອນ', 'Please log in first'],
  ['EXPIRED_AUTH_TOKEN', 'หมดเวลาการใช้งานแล้ว', 'ໝົດເວລາການໃຊ້ງານແລ້ວ', 'Your session has ended'],
  ['INVALID_USER_1', 'ยืนยันตัวตนไม่ได้', 'ຢືນຢັນຕົວຕົນບໍ່ໄດ້', 'We cannot verify your identity'],
  ['INVALID_USER_2', 'ยืนยันตัวตนไม่ได้', 'ຢືນຢັນຕົວຕົນບໍ່ໄດ້', 'We cannot verify your identity'],
  ['INVALID_USER_3', 'ยืนยันตัวตนไม่ได้', 'ຢືນຢັນຕົວຕົນບໍ່ໄດ້', 'We cannot verify your identity'],
  ['INVALID_USER_4', 'ยืนยันตัวตนไม่ได้', 'ຢືນຢັນຕົວຕົນບໍ່ໄດ້', 'We cannot verify your identity'],
  ['INVALID_IP', 'เครือข่ายนี้เข้าใช้งานไม่ได้', 'ບໍ່ສາມາດໃຊ້ງານຈາກເຄືອຂ່າຍນີ້ໄດ້', 'This network is not allowed'],
  ['NO_USER', 'ไม่พบบัญชีสมาชิกนี้', 'ບໍ່ພົບບັນຊີສະມາຊິກນີ້', 'No such member'],
  ['WRONG_PASSWORD', 'รหัสผ่านไม่ถูกต้อง', 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'The password is incorrect'],
  [
    'WRONG_CREDENTIAL',
    'เบอร์โทรหรือรหัสผ่านไม่ถูกต้อง',
    'ເບີໂທ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ',
    'The phone number or password is incorrect',
  ],
  ['INACTIVE_USER', 'บัญชีนี้ถูกระงับการใช้งาน', 'ບັນຊີນີ້ຖືກລະງັບການໃຊ້ງານ', 'This account is deactivated'],
  ['LOGIN_FAIL', 'เข้าสู่ระบบไม่สำเร็จ', 'ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ', 'Login failed'],
  [
    'REQUEST_LIMIT',
    'ทำรายการถี่เกินไป กรุณารอประมาณ 1\u00a0นาที',
    'ເຮັດລາຍການຖີ່ເກີນໄປ ກະລຸນາລໍຖ້າປະມານ 1\u00a0ນາທີ',
    'Too many requests. Please wait about 1\u00a0minute.',
  ],
  [
    'REQUEST_LIMIT_1MIN',
    'ลองหลายครั้งเกินไป กรุณารอประมาณ 1\u00a0นาทีแล้วลองใหม่',
    'ລອງຫຼາຍຄັ້ງເກີນໄປ ກະລຸນາລໍຖ້າປະມານ 1\u00a0ນາທີ ແລ້ວລອງໃໝ່',
    'Too many attempts. Please wait about 1\u00a0minute and try again.',
  ],
  ['KEY_MISSING', 'คำขอไม่ครบถ้วน', 'ຄຳຂໍບໍ່ຄົບຖ້ວນ', 'The request was incomplete'],
  ['KEY_INVALID', 'คำขอไม่ถูกต้อง', 'ຄຳຂໍບໍ່ຖືກຕ້ອງ', 'The request was not accepted'],
];
const OTP: readonly Row[] = [
  [
    'OTP_BLOCK',
    'ขอหรือกรอก OTP หลายครั้งเกินไป OTP ถูกระงับ',
    'ຂໍ ຫຼື ໃສ່ລະຫັດ OTP ຫຼາຍຄັ້ງເກີນໄປ ລະບົບຈຶ່ງລະງັບ OTP ໄວ້',
    'Too many attempts with codes; codes are blocked for this number',
  ],
  [
    'OTP_TOKEN_INVALID',
    'การยืนยัน OTP ใช้ไม่ได้แล้ว',
    'ການຢືນຢັນ OTP ໃຊ້ບໍ່ໄດ້ແລ້ວ',
    'This request for a code is no longer valid',
  ],
  ['OTP_NOT_EXIST', 'ไม่พบรหัส OTP นี้', 'ບໍ່ພົບລະຫັດ OTP ນີ້', 'This code was not found'],
  ['OTP_VERIFIED', 'เบอร์โทรนี้ยืนยันแล้ว', 'ເບີໂທນີ້ຢືນຢັນແລ້ວ', 'This phone number is already verified'],
  ['OTP_EXPIRED', 'รหัส OTP หมดอายุแล้ว', 'ລະຫັດ OTP ໝົດອາຍຸແລ້ວ', 'The code has expired'],
  ['OTP_CODE_INVALID', 'รหัส OTP ไม่ถูกต้อง', 'ລະຫັດ OTP ບໍ່ຖືກຕ້ອງ', 'The code is incorrect'],
  ['OTP_CODE_VALID', 'รหัส OTP ถูกต้อง', 'ລະຫັດ OTP ຖືກຕ້ອງ', 'The code is correct'],
  ['UNVERIFIED_OTP', 'ยังไม่ได้ยืนยันเบอร์โทร', 'ເບີໂທຍັງບໍ່ໄດ້ຢືນຢັນ', 'Your phone is not verified yet'],
  ['OTP_SEND_FAIL', 'ส่งรหัส OTP ไม่สำเร็จ', 'ສົ່ງລະຫັດ OTP ບໍ່ສຳເລັດ', 'The code could not be sent'],
  ['OTP_VERIFY_FAIL', 'ยืนยันรหัส OTP ไม่สำเร็จ', 'ຢືນຢັນລະຫັດ OTP ບໍ່ສຳເລັດ', 'The code could not be verified'],
];
const REGISTRATION: readonly Row[] = [
  ['EXISTING_USER', 'เบอร์โทรนี้เป็นสมาชิกอยู่แล้ว', 'ເບີໂທນີ້ເປັນສະມາຊິກຢູ່ແລ້ວ', 'This phone number is already registered'],
  ['EXISTING_BANK', 'บัญชีธนาคารนี้มีผู้ใช้แล้ว', 'ບັນຊີທະນາຄານນີ້ມີຜູ້ໃຊ້ແລ້ວ', 'This bank account is already in use'],
  ['INVALID_USER_INFO', 'ข้อมูลสมาชิกไม่ถูกต้อง', 'ຂໍ້ມູນສະມາຊິກບໍ່ຖືກຕ້ອງ', 'Your details are not valid'],
  ['INVALID_BANK', 'ข้อมูลบัญชีธนาคารไม่ถูกต้อง', 'ຂໍ້ມູນບັນຊີທະນາຄານບໍ່ຖືກຕ້ອງ', 'The bank details are not valid'],
  [
    'BANK_ACCOUNT_NAME_ENG',
    'กรุณากรอกชื่อบัญชีธนาคารเป็นภาษาอังกฤษเท่านั้น',
    'ກະລຸນາໃສ່ຊື່ບັນຊີທະນາຄານເປັນພາສາອັງກິດເທົ່ານັ້ນ',
    'Bank account name must be in English only',
  ],
  ['REGISTER_FAIL', 'สมัครสมาชิกไม่สำเร็จ', 'ສະໝັກສະມາຊິກບໍ່ສຳເລັດ', 'Registration failed'],
  [
    'GAME_ACTIVATION_FAIL',
    'เปิดบัญชีเกมไม่สำเร็จ กรุณาลองใหม่หรือติดต่อเรา',
    'ເປີດບັນຊີເກມບໍ່ສຳເລັດ ກະລຸນາລອງໃໝ່ ຫຼື ຕິດຕໍ່ພວກເຮົາ',
    'The game account could not be opened. Please try again or contact us.',
  ],
  [
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'เบอร์โทรต้องมี 10\u00a0หลัก',
    'ເບີໂທຕ້ອງມີ 10\u00a0ຕົວເລກ',
    'The phone number must have 10\u00a0digits',
  ],
];
const BONUS: readonly Row[] = [
  ['BONUS_REMAINING', 'คุณยังมีโบนัสค้างอยู่', 'ທ່ານຍັງມີໂບນັດຄ້າງຢູ່', 'You still hold a bonus'],
  ['BONUS_ALREADY_ACTIVE', 'คุณกำลังใช้โบนัสนี้อยู่แล้ว', 'ທ່ານກຳລັງໃຊ້ໂບນັດນີ້ຢູ່ແລ້ວ', 'This bonus is already active'],
  [
    'BONUS_MAX_CLAIMED',
    'คุณรับโบนัสนี้ครบจำนวนแล้ว',
    'ທ່ານໄດ້ຮັບໂບນັດນີ້ຄົບຈຳນວນແລ້ວ',
    'You have received this bonus as often as it allows',
  ],
  ['BONUS_CONDITION', 'ยังไม่ครบเงื่อนไขโบนัส', 'ຍັງບໍ່ຄົບເງື່ອນໄຂໂບນັດ', 'The bonus conditions are not met yet'],
  ['BONUS_CLEAR', 'จบโบนัสเรียบร้อยแล้ว', 'ຈົບໂບນັດຮຽບຮ້ອຍແລ້ວ', 'Your bonus has ended'],
  ['BONUS_FULL', 'โบนัสนี้มีผู้รับครบแล้ว', 'ໂບນັດນີ້ມີຜູ້ຮັບຄົບແລ້ວ', 'All places for this bonus are taken'],
  ['NO_PROMOTION', 'ไม่พบโปรโมชันนี้', 'ບໍ່ພົບໂປຣໂມຊັນນີ້', 'No such promotion'],
  [
    'PROMOTION_RECEIVED',
    'คุณรับโปรโมชันนี้ไปแล้ว',
    'ທ່ານໄດ້ຮັບໂປຣໂມຊັນນີ້ໄປແລ້ວ',
    'You have already received this promotion',
  ],
];
const INVITE: readonly Row[] = [
  [
    'INVITE_COLLECT',
    'คุณรับโบนัสชวนเพื่อนนี้ไปแล้ว',
    'ທ່ານໄດ້ຮັບໂບນັດຊວນໝູ່ນີ້ໄປແລ້ວ',
    'You have already collected this referral bonus',
  ],
  [
    'INVITE_INACTIVE',
    'ขณะนี้ยังไม่เปิดให้รับโบนัสชวนเพื่อน',
    'ຕອນນີ້ຍັງບໍ່ເປີດໃຫ້ຮັບໂບນັດຊວນໝູ່',
    'Referral bonuses are not open at the moment',
  ],
  [
    'NO_INVITE_BONUS',
    'ยังไม่มีโบนัสชวนเพื่อนให้รับ',
    'ຍັງບໍ່ມີໂບນັດຊວນໝູ່ໃຫ້ຮັບ',
    'There is no referral bonus to receive yet',
  ],
  [
    'NO_INVITEE_PLAY_INFO',
    'ยังไม่มีข้อมูลการเล่นของเพื่อนที่คุณชวน',
    'ຍັງບໍ່ມີຂໍ້ມູນການຫຼິ້ນຂອງໝູ່ທີ່ທ່ານຊວນ',
    "There is no information yet about your friends' play",
  ],
  [
    'INVITE_BONUS_SUCCESS',
    'รับโบนัสชวนเพื่อนเรียบร้อยแล้ว',
    'ຮັບໂບນັດຊວນໝູ່ຮຽບຮ້ອຍແລ້ວ',
    'You have received your referral bonus',
  ],
  [
    'INVITE_BONUS_FAIL',
    'รับโบนัสชวนเพื่อนไม่สำเร็จ',
    'ຮັບໂບນັດຊວນໝູ່ບໍ່ສຳເລັດ',
    'The referral bonus could not be received',
  ],
];
const REFUND: readonly Row[] = [
  ['NO_REFUND', 'ยังไม่มียอดเงินคืนให้รับ', 'ຍັງບໍ່ມີຍອດເງິນຄືນໃຫ້ຮັບ', 'There is no refund to receive'],
  ['REFUND_CONDITION', 'ยังไม่ครบเงื่อนไขรับเงินคืน', 'ຍັງບໍ່ຄົບເງື່ອນໄຂຮັບເງິນຄືນ', 'The refund conditions are not met yet'],
  ['REFUND_SUCCESS', 'รับเงินคืนเรียบร้อยแล้ว', 'ຮັບເງິນຄືນຮຽບຮ້ອຍແລ້ວ', 'You have received your refund'],
  ['REFUND_INACTIVE', 'ขณะนี้ยังไม่เปิดให้รับเงินคืน', 'ຕອນນີ້ຍັງບໍ່ເປີດໃຫ້ຮັບເງິນຄືນ', 'Refunds are not open at the moment'],
  [
    'REFUND_MINIMUM',
    'ยอดเงินคืนต้องมากกว่า 0\u00a0{{unit}}',
    'ຍອດເງິນຄືນຕ້ອງຫຼາຍກວ່າ 0\u00a0{{unit}}',
    'The refund must be more than 0\u00a0{{unit}}',
  ],
];
const MONEY: readonly Row[] = [
  ['NO_BANK', 'ตอนนี้ใช้ธนาคารนี้ไม่ได้', 'ຕອນນີ້ໃຊ້ທະນາຄານນີ້ບໍ່ໄດ້', 'This bank is not available'],
  ['NO_WALLET', 'ไม่พบกระเป๋าเงินของคุณ', 'ບໍ່ພົບກະເປົາເງິນຂອງທ່ານ', 'Your wallet was not found'],
  ['SLOT_ALREADY_ACTIVE', 'บัญชีเกมนี้เปิดใช้งานอยู่แล้ว', 'ບັນຊີເກມນີ້ເປີດໃຊ້ງານຢູ່ແລ້ວ', 'This game account is already open'],
  [
    'SLOT_ACTIVATE_FAIL',
    'เปิดบัญชีเกมไม่สำเร็จ กรุณาลองอีกครั้ง',
    'ເປີດບັນຊີເກມບໍ່ສຳເລັດ ກະລຸນາລອງໃໝ່',
    'The game account could not be opened. Please try again.',
  ],
  ['SLOT_NO_ACCOUNT', 'คุณยังไม่มีบัญชีเกมนี้', 'ທ່ານຍັງບໍ່ມີບັນຊີເກມນີ້', 'You have no account for this game yet'],
  [
    'SLOT_RESET_PASSWORD_FAIL',
    'ตั้งรหัสผ่านเกมใหม่ไม่สำเร็จ',
    'ຕັ້ງລະຫັດຜ່ານເກມໃໝ່ບໍ່ສຳເລັດ',
    'The game password could not be reset',
  ],
  ['TRANSFER_MINIMUM', 'จำนวนเงินอยู่นอกช่วงที่กำหนด', 'ຈຳນວນເງິນຢູ່ນອກຊ່ວງທີ່ກຳນົດ', 'The amount is outside the limits'],
  ['NO_GAME', 'ไม่พบเกมนี้', 'ບໍ່ພົບເກມນີ້', 'This game was not found'],
  ['MONEY_NOT_ENOUGH', 'ยอดเงินไม่พอ', 'ຍອດເງິນບໍ່ພໍ', 'There is not enough money'],
  [
    'TRANSFER_FAIL',
    'โอนเงินไม่สำเร็จ คืน\u2060เงินเข้ากระเป๋าแล้ว',
    'ໂອນເງິນບໍ່ສຳເລັດ ຄືນເງິນເຂົ້າກະເປົາແລ້ວ',
    'The transfer failed. The money was returned to your wallet.',
  ],
  ['QR_FAIL', 'สร้างคิวอาร์ไม่สำเร็จ', 'ສ້າງ QR ບໍ່ສຳເລັດ', 'The QR could not be created'],
  ['NOT_AREASLOT', 'ไม่พบผู้ใช้นี้ที่ AREASLOT', 'ບໍ່ພົບຜູ້ໃຊ້ນີ້ຢູ່ AREASLOT', 'This user was not found at AREASLOT'],
  ['NOT_UFABET', 'ไม่พบผู้ใช้นี้ที่ UFABET', 'ບໍ່ພົບຜູ້ໃຊ້ນີ້ຢູ່ UFABET', 'This user was not found at UFABET'],
];
const SLIP: readonly Row[] = [
  ['SLIP_UPLOAD_FAIL', 'ส่งสลิปไม่สำเร็จ', 'ສົ່ງສະລິບບໍ່ສຳເລັດ', 'The slip could not be uploaded'],
  ['SLIP_NO_FILE', 'ยังไม่ได้เลือกสลิป', 'ຍັງບໍ່ໄດ້ເລືອກສະລິບ', 'No slip was chosen'],
  ['SLIP_INVALID_FILE', 'ไฟล์นี้ใช้เป็นสลิปไม่ได้', 'ໄຟລ໌ນີ້ໃຊ້ເປັນສະລິບບໍ່ໄດ້', 'This file is not a valid slip'],
  [
    'TRUELINK_DUPLICATE',
    'ลิงก์ซองของขวัญนี้ถูกใช้ไปแล้ว',
    'ລິ້ງຊອງຂອງຂວັນນີ້ຖືກໃຊ້ໄປແລ້ວ',
    'This gift link has already been used',
  ],
  ['TRUELINK_INVALID', 'ลิงก์ซองของขวัญไม่ถูกต้อง', 'ລິ້ງຊອງຂອງຂວັນບໍ່ຖືກຕ້ອງ', 'This gift link is not valid'],
];
const GENERAL: readonly Row[] = [
  ['INTERNAL_SERVER_ERROR', 'ระบบขัดข้องชั่วคราว', 'ລະບົບຂັດຂ້ອງຊົ່ວຄາວ', 'Something went wrong on our side'],
  ['NO_DATA', 'ไม่พบข้อมูล', 'ບໍ່ພົບຂໍ້ມູນ', 'No data was found'],
  ['OK', 'เรียบร้อย', 'ຮຽບຮ້ອຍ', 'Done'],
  ['SUCCESS', 'ทำรายการสำเร็จ', 'ເຮັດລາຍການສຳເລັດ', 'Completed successfully'],
];
const COUPON: readonly Row[] = [
  ['NO_CLAIMABLE_COUPON', 'ไม่มีคูปองให้รับ', 'ບໍ່ມີຄູປອງໃຫ້ຮັບ', 'There is no coupon to claim'],
  ['INVALID_PRIZE_CODE', 'ไม่พบรางวัลนี้', 'ບໍ່ພົບລາງວັນນີ້', 'This prize was not found'],
  ['INVALID_CODE', 'รหัสไม่ถูกต้อง', 'ລະຫັດບໍ່ຖືກຕ້ອງ', 'The code is not valid'],
  [
    'INVALID_COUPON_TYPE',
    'คูปองประเภทนี้รับที่นี่ไม่ได้',
    'ຄູປອງປະເພດນີ້ຮັບຢູ່ນີ້ບໍ່ໄດ້',
    'This kind of coupon cannot be claimed here',
  ],
  ['COUPON_EXPIRED', 'คูปองนี้หมดอายุแล้ว', 'ຄູປອງນີ້ໝົດອາຍຸແລ້ວ', 'This coupon has expired'],
  ['BONUS_REMAINING', 'คุณยังมีโบนัสค้างอยู่', 'ທ່ານຍັງມີໂບນັດຄ້າງຢູ່', 'You still hold a bonus'],
];

describe('the error catalogue', () => {
  it.each(AUTH)('says what %s means, in three languages [8.01] [8.02]', saysFirst);
  it.each(AUTH.filter(([code]) => code === 'INVALID_IP' || code === 'INACTIVE_USER'))(
    'says that the server restricts by %s, in three languages [6.03]',
    saysFirst,
  );
  it.each(OTP)('says what %s means, in three languages [8.01] [8.03]', saysFirst);
  it.each(REGISTRATION)('says what %s means, in three languages [8.01] [8.04]', saysFirst);
  it.each(BONUS)('says what %s means, in three languages [8.01] [8.05]', saysFirst);
  it.each(INVITE)('says what %s means, in three languages [8.01] [8.06]', saysFirst);
  it.each(REFUND)('says what %s means, in three languages [8.01] [8.07]', saysFirst);
  it.each(MONEY)('says what %s means, in three languages [8.01] [8.08]', saysFirst);
  it.each(SLIP)('says what %s means, in three languages [8.01] [8.09]', saysFirst);
  it.each(GENERAL)('says what %s means, in three languages [8.01] [8.10]', saysFirst);
  it('ends each text with a full stop in English only', () => {
    const stopped = (language: 'th' | 'lo' | 'en') =>
      Object.values(texts[language]).filter((text) => text.endsWith('.'));
    expect(stopped('en')).toEqual(Object.values(texts.en));
    expect([...stopped('th'), ...stopped('lo')]).toEqual([]);
  });
  it.each(COUPON)('says what %s means, in three languages [8.01] [8.11]', saysFirst);
});
