import { it } from 'vitest';
import { expectText, type Row } from './expect-text.ts';

const ROWS: readonly Row[] = [
  ['statement.json slips_button', '[2.74]', 'สถานะสลิป', 'ສະຖານະສະລິບ', 'Slip status'],
  ['statement.json type.deposit', '[2.75]', 'ฝากเงิน', 'ຝາກເງິນ', 'Deposit'],
  ['statement.json type.bonus', '[2.75]', 'โบนัส', 'ໂບນັດ', 'Bonus'],
  ['statement.json type.finish_bonus', '[2.75]', 'จบโบนัส', 'ຈົບໂບນັດ', 'Bonus ended'],
  ['statement.json type.withdraw', '[2.75]', 'ถอนเงิน', 'ຖອນເງິນ', 'Withdrawal'],
  ['statement.json type.transfer', '[2.75]', 'โอนเงิน', 'ໂອນເງິນ', 'Transfer'],
  ['statement.json type.other', '[2.75]', 'รายการอื่น', 'ລາຍການອື່ນ', 'Other'],
  ['statement.json status.success', '[2.75] [4.08]', 'สำเร็จ', 'ສຳເລັດ', 'Success'],
  ['statement.json status.failed', '[2.75] [4.08]', 'ไม่สำเร็จ', 'ບໍ່ສຳເລັດ', 'Failed'],
  ['statement.json status.in_progress', '[2.75] [4.08]', 'กำลังดำเนินการ', 'ກຳລັງດຳເນີນການ', 'In progress'],
  [
    'statement.json transfer_to',
    '[2.75]',
    'โอนไป {{account}}',
    'ໂອນໄປ {{account}}',
    'Transfer to {{account}}',
  ],
  [
    'statement.json transfer_from',
    '[2.75]',
    'โอนจาก {{account}}',
    'ໂອນຈາກ {{account}}',
    'Transfer from {{account}}',
  ],
  ['statement.json slips.title', '[2.76]', 'สถานะสลิป', 'ສະຖານະສະລິບ', 'Slip status'],
  ['statement.json slips.refresh_button', '[2.76]', 'ดูสถานะล่าสุด', 'ເບິ່ງສະຖານະຫຼ້າສຸດ', 'Refresh'],
  ['statement.json slips.column.time', '[2.76]', 'เวลาที่ได้รับ', 'ເວລາທີ່ໄດ້ຮັບ', 'Received'],
  ['statement.json column.amount', '[2.76]', 'จำนวน ({{unit}})', 'ຈຳນວນ ({{unit}})', 'Amount ({{unit}})'],
  ['statement.json column.status', '[2.76]', 'สถานะ', 'ສະຖານະ', 'Status'],
  ['statement.json slips.column.picture', '[2.76]', 'รูปสลิป', 'ຮູບສະລິບ', 'Picture'],
  ['statement.json slips.view_button', '[2.76]', 'ดูรูป', 'ເບິ່ງຮູບ', 'View'],
  ['statement.json column.activity', '[2.75]', 'รายการ', 'ລາຍການ', 'Activity'],
  ['statement.json column.time', '[2.75]', 'วันและเวลา', 'ວັນ ແລະ ເວລາ', 'Date and time'],
  ['statement.json column.ago', '[2.75]', 'เมื่อ', 'ເມື່ອ', 'When'],
  ['statement.json column.from', '[3.18]', 'จาก', 'ຈາກ', 'From'],
  ['statement.json column.to', '[3.18]', 'ไปยัง', 'ໄປຫາ', 'To'],
  [
    'statement.json bonus_ended',
    '[3.18]',
    'จบ: {{description}}',
    'ຈົບ: {{description}}',
    'Ended: {{description}}',
  ],
];

it.each(ROWS)('the screens name %s in three languages %s', (text, _lines, th, lo, en) => {
  expectText(text, { th, lo, en });
});
