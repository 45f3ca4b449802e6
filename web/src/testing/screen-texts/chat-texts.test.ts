import { it } from 'vitest';
import { expectText, type Row } from './expect-text.ts';

const ROWS: readonly Row[] = [
  ['chat.json title', '[2.83]', 'แอดมิน', 'ແອັດມິນ', 'Our staff'],
  ['chat.json reload_button', '[2.83]', 'โหลดข้อความอีกครั้ง', 'ໂຫຼ⁠ດຂໍ້ຄວາມຄືນໃໝ່', 'Load the messages again'],
  ['chat.json attach_button', '[2.83]', 'แนบรูปหรือวิดีโอ', 'ແນບຮູບ ຫຼື ວິດີໂອ', 'Add a picture or video'],
  ['chat.json text_label', '[2.83]', 'พิมพ์ข้อความ', 'ພິມຂໍ້ຄວາມ', 'Type a message'],
  ['chat.json send_button', '[2.83]', 'ส่ง', 'ສົ່ງ', 'Send'],
  ['chat.json session_end', '[2.84]', 'จบการสนทนา', 'ຈົບການສົນທະນາ', 'End of the conversation'],
  ['chat.json new_button', '[2.84]', 'มีข้อความใหม่', 'ມີຂໍ້ຄວາມໃໝ່', 'New messages'],
  [
    'chat.json unknown',
    '[2.85]',
    'แอปนี้ยังแสดงข้อความชนิดนี้ไม่ได้',
    'ແອັບນີ້ຍັງສະແດງຂໍ້ຄວາມຊະນິດນີ້ບໍ່ໄດ້',
    'This app cannot show this kind of message yet.',
  ],
  ['chat.json uploading', '[4.12]', 'กำลังส่งไฟล์', 'ກຳລັງສົ່ງໄຟລ໌', 'Sending the file'],
  ['chat.json sending', '[4.12]', 'กำลังส่ง', 'ກຳລັງສົ່ງ', 'Sending'],
  ['chat.json not_sent', '[4.12]', 'ส่งไม่สำเร็จ', 'ສົ່ງບໍ່ສຳເລັດ', 'Not sent'],
  ['chat.json resend_button', '[4.12]', 'ส่งอีกครั้ง', 'ສົ່ງອີກຄັ້ງ', 'Send again'],
  ['chat.json remove_button', '[4.12]', 'ลบออก', 'ລຶບອອກ', 'Remove'],
  ['chat.json waiting', '[4.12]', 'รอสัญญาณอินเทอร์เน็ต', 'ລໍຖ້າສັນຍານອິນເຕີເນັດ', 'Waiting for a connection'],
  [
    'chat.json sent_in_other',
    '[8.02]',
    'จะส่งในอีก {{count}}\u00a0วินาที',
    'ຈະສົ່ງໃນອີກ {{count}}\u00a0ວິນາທີ',
    'Will be sent in {{count}} seconds',
  ],
  [
    'chat.json reconnecting',
    '[4.13]',
    'กำลังเชื่อมต่อใหม่ ข้อความใหม่อาจมาช้า',
    'ກຳລັງເຊື່ອມຕໍ່ຄືນໃໝ່ ຂໍ້ຄວາມໃໝ່ອາດມາຊ້າ',
    'Connecting again. New messages may come late.',
  ],
  [
    'chat.json room_left_other',
    '[5.28] [9.03]',
    'พิมพ์ได้อีก {{count}} ตัวอักษร',
    'ພິມໄດ້ອີກ {{count}} ຕົວອັກສອນ',
    '{{count}} characters left',
  ],
  [
    'chat.json file_failed',
    '[8.21]',
    'ส่งไฟล์ไม่สำเร็จ กรุณาลองอีกครั้ง',
    'ສົ່ງໄຟລ໌ບໍ່ສຳເລັດ ກະລຸນາລອງອີກຄັ້ງ',
    'The file could not be sent. Please try again.',
  ],
  [
    'chat.json file_unsupported',
    '[5.29] [5.30]',
    'ไม่รองรับไฟล์นี้ ส่งได้เฉพาะรูปและวิดีโอ',
    'ບໍ່ຮອງຮັບໄຟລ໌ນີ້ ສົ່ງໄດ້ສະເພາະຮູບ ແລະ ວິດີໂອ',
    'File is not supported',
  ],
  [
    'chat.json file_too_large',
    '[5.31] [9.04]',
    'ไฟล์ใหญ่เกินไป กรุณาเลือกไฟล์ไม่เกิน {{size}} MB',
    'ໄຟລ໌ໃຫຍ່ເກີນໄປ ກະລຸນາເລືອກໄຟລ໌ບໍ່ເກີນ {{size}} MB',
    'The file is too large. Please select file no larger than {{size}} MB.',
  ],
  ['chat.json older_button', '[9.05]', 'ดูข้อความก่อนหน้า', 'ເບິ່ງຂໍ້ຄວາມກ່ອນໜ້າ', 'Show earlier messages'],
  ['chat-entrance.json greeting', '[2.82]', 'คุยกับแอดมินได้ที่นี่', 'ລົມກັບແອັດມິນໄດ້ທີ່ນີ້', 'Talk to our staff here'],
  ['chat-entrance.json button', '[2.82]', 'แชทกับแอดมิน', 'ແຊັດກັບແອັດມິນ', 'Chat with our staff'],
  [
    'chat.json file_refused',
    '[8.21]',
    'ไฟล์ใหญ่เกินไป กรุณาเลือกไฟล์ที่เล็กกว่านี้',
    'ໄຟລ໌ໃຫຍ່ເກີນໄປ ກະລຸນາເລືອກໄຟລ໌ທີ່ນ້ອຍກວ່ານີ້',
    'The file is too large. Please choose a smaller one.',
  ],
  ['chat.json subtitle', '[2.83]', 'พิมพ์ถามได้ทุกเรื่อง', 'ພິມຖາມໄດ້ທຸກເລື່ອງ', 'Ask us anything'],
  ['chat.json log', '[2.83]', 'ข้อความ', 'ຂໍ້ຄວາມ', 'Messages'],
  ['chat.json close_button', '[2.86]', 'ปิดแชท', 'ປິດແຊັດ', 'Close the chat'],
  ['chat.json file', '[2.85]', 'ไฟล์', 'ໄຟລ໌', 'File'],
  [
    'chat.json media_failed',
    '[2.85]',
    'เปิด {{name}} ไม่ได้',
    'ເປີດ {{name}} ບໍ່ໄດ້',
    '{{name}} could not be shown',
  ],
];

it.each(ROWS)('the screens name %s in three languages %s', (text, _lines, th, lo, en) => {
  expectText(text, { th, lo, en });
});
