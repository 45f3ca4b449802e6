type OfferText = readonly [th: string, lo: string, en: string];

/**
 * The server's texts for offers, the wheel and their statement entries. The world stores the Thai text; Lao and English
 * are its translations. The spec gives no texts.
 */
const OFFERS: readonly OfferText[] = [
  [
    '<h3>โบนัสต้อนรับ 100 บาท</h3><p>รับได้ครั้งเดียว ทำยอดเล่น 5 เท่า</p>',
    '<h3>ໂບນັດຕ້ອນຮັບ 100 ບາດ</h3><p>ຮັບໄດ້ຄັ້ງດຽວ ຫຼິ້ນໃຫ້ຄົບ 5 ເທົ່າ</p>',
    '<h3>Welcome bonus: 100 baht</h3><p>Once for each member. Play it 5 times.</p>',
  ],
  [
    '<h3>ฝากวันนี้ รับ 50 บาท</h3><p>วันละ 1 ครั้ง สำหรับสมาชิกที่ฝากเงินในวันนั้น</p>',
    '<h3>ຝາກມື້ນີ້ ຮັບ 50 ບາດ</h3><p>ມື້ລະ 1 ຄັ້ງ ສຳລັບສະມາຊິກທີ່ຝາກເງິນໃນມື້ນັ້ນ</p>',
    '<h3>Deposit today, get 50 baht</h3><p>Once a day, for members who have deposited that day</p>',
  ],
  [
    '<h3>โบนัสรายสัปดาห์ 200 บาท</h3><p>รับได้สัปดาห์ละ 2 ครั้ง</p>',
    '<h3>ໂບນັດປະຈຳອາທິດ 200 ບາດ</h3><p>ຮັບໄດ້ອາທິດລະ 2 ຄັ້ງ</p>',
    '<h3>Weekly bonus: 200 baht</h3><p>Twice a week</p>',
  ],
  ['<p>ทำยอดเล่น 8 เท่าก่อนถอน</p>', '<p>ຫຼິ້ນໃຫ້ຄົບ 8 ເທົ່າກ່ອນຖອນ</p>', '<p>Play it 8 times before you withdraw</p>'],
  [
    '<h3>100 ท่านแรก รับ 500 บาท</h3>',
    '<h3>100 ທ່ານທຳອິດ ຮັບ 500 ບາດ</h3>',
    '<h3>500 baht for the first 100 members</h3>',
  ],
  [
    'โปรต้อนรับ รับ 50 บาท ทำยอดเล่น 3 เท่า',
    'ໂປຣຕ້ອນຮັບ ຮັບ 50 ບາດ ຫຼິ້ນໃຫ້ຄົບ 3 ເທົ່າ',
    'Welcome: 50 baht, to be played 3 times',
  ],
  ['รับเครดิต 88 บาท ทำยอดเล่น 3 เท่า', 'ຮັບເຄຣດິດ 88 ບາດ ຫຼິ້ນໃຫ້ຄົບ 3 ເທົ່າ', '88 baht of credit, to be played 3 times'],
  [
    'โปรวันเงินเดือนออก รับ 150 บาท สำหรับสมาชิกที่ฝากวันนี้',
    'ໂປຣມື້ເງິນເດືອນອອກ ຮັບ 150 ບາດ ສຳລັບສະມາຊິກທີ່ຝາກມື້ນີ້',
    'Payday: 150 baht for members who deposit today',
  ],
  ['โปรสงกรานต์ รับ 200 บาท', 'ໂປຣສົງການ ຮັບ 200 ບາດ', 'Songkran: 200 baht'],
  [
    '<h3>ชวนเพื่อน รับ 1% ทุกยอดเล่น</h3><p>ยิ่งชวนมาก ยิ่งได้มาก ไม่จำกัดจำนวนเพื่อน</p>',
    '<h3>ຊວນໝູ່ ຮັບ 1% ຂອງທຸກຍອດຫຼິ້ນ</h3><p>ຍິ່ງຊວນຫຼາຍ ຍິ່ງໄດ້ຫຼາຍ ບໍ່ຈຳກັດຈຳນວນໝູ່</p>',
    '<h3>Invite friends, get 1% of every stake</h3><p>The more friends, the more you earn. There is no limit.</p>',
  ],
  [
    '<p>ส่งลิงก์ของคุณให้เพื่อน แล้วรับรายได้ทุกวัน</p>',
    '<p>ສົ່ງລິ້ງຂອງທ່ານໃຫ້ໝູ່ ແລ້ວຮັບລາຍໄດ້ທຸກມື້</p>',
    '<p>Send your link to friends and earn every day</p>',
  ],
  [
    '<p>รับคืนยอดเสีย <b>5%</b> ของยอดเสียสุทธิ วันละ 1 ครั้ง</p>',
    '<p>ຮັບຄືນ <b>5%</b> ຂອງຍອດເສຍສຸດທິ ມື້ລະ 1 ຄັ້ງ</p>',
    '<p>Get back <b>5%</b> of your net loss, once a day</p>',
  ],
  ['<h3>คืนยอดเสีย 5% ทุกวัน</h3>', '<h3>ຄືນຍອດເສຍ 5% ທຸກມື້</h3>', '<h3>5% of your losses back, every day</h3>'],
  [
    '<p>รับเป็นโบนัส หรือรับเข้ากระเป๋า</p>',
    '<p>ຮັບເປັນໂບນັດ ຫຼື ຮັບເຂົ້າກະເປົາ</p>',
    '<p>Take it as a bonus, or into your wallet</p>',
  ],
  ['กงล้อริมโขง', 'ວົງລໍ້ຮິມຂອງ', 'Rimkhong wheel'],
  ['ลองใหม่', 'ລອງໃໝ່', 'Try again'],
  ['ขอบคุณ', 'ຂອບໃຈ', 'Thank you'],
  ['1 เหรียญ', '1 ຫຼຽນ', '1 coin'],
  ['เสื้อยืด', 'ເສື້ອຍືດ', 'T-shirt'],
  ['เสื้อยืดริมโขง', 'ເສື້ອຍືດຮິມຂອງ', 'Rimkhong T-shirt'],
  [
    '<p>เครดิต <b>100 บาท</b> ใช้เล่นได้ทุกเกม</p>',
    '<p>ເຄຣດິດ <b>100 ບາດ</b> ຫຼິ້ນໄດ້ທຸກເກມ</p>',
    '<p><b>100 baht</b> of credit for every game</p>',
  ],
  ['<p>ทีมงานจะติดต่อเพื่อจัดส่ง</p>', '<p>ທີມງານຈະຕິດຕໍ່ເພື່ອຈັດສົ່ງ</p>', '<p>Our team will contact you to send it</p>'],
  // Titles of statement entries. [3.18]
  ['โบนัสต้อนรับสมาชิกใหม่ 100 บาท', 'ໂບນັດຕ້ອນຮັບສະມາຊິກໃໝ່ 100 ບາດ', 'Welcome bonus of 100 baht'],
  ['โบนัสฝากรายวัน 50 บาท', 'ໂບນັດຝາກປະຈຳວັນ 50 ບາດ', 'Daily deposit bonus of 50 baht'],
  ['โบนัสรายสัปดาห์ 200 บาท', 'ໂບນັດປະຈຳອາທິດ 200 ບາດ', 'Weekly bonus of 200 baht'],
  [
    'โบนัส 500 บาท สำหรับ 100 ท่านแรก',
    'ໂບນັດ 500 ບາດ ສຳລັບ 100 ທ່ານທຳອິດ',
    'Bonus of 500 baht for the first 100 members',
  ],
  ['คืนยอดเสีย', 'ຄືນຍອດເສຍ', 'Refund of losses'],
  ['รายได้จากการชวนเพื่อน', 'ລາຍໄດ້ຈາກການຊວນໝູ່', 'Earnings from invited friends'],
  // The same in scenarios.
  ['โบนัสสมาชิกใหม่', 'ໂບນັດສະມາຊິກໃໝ່', 'New member bonus'],
  ['โบนัสรายวัน 20%', 'ໂບນັດປະຈຳວັນ 20%', 'Daily bonus of 20%'],
  ['โบนัสชวนเพื่อน', 'ໂບນັດຊວນໝູ່', 'Referral bonus'],
  ['คืนยอดเสียประจำสัปดาห์', 'ຄືນຍອດເສຍປະຈຳອາທິດ', 'Weekly refund of losses'],
  ['รางวัลกงล้อคืนวันเพ็ญ', 'ລາງວັນວົງລໍ້ຄືນວັນເພັງ', 'Full moon wheel prize'],
  ...[10, 20, 50, 100].flatMap((baht): OfferText[] => [
    [`${baht} บาท`, `${baht} ບາດ`, `${baht} baht`],
    [`เครดิตฟรี ${baht} บาท`, `ເຄຣດິດຟຣີ ${baht} ບາດ`, `${baht} baht of free credit`],
  ]),
];

export const defaultOfferTexts = {
  lo: Object.fromEntries(OFFERS.map(([th, lo]) => [th, lo])),
  en: Object.fromEntries(OFFERS.map(([th, , en]) => [th, en])),
};
