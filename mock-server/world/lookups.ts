/** How the service presents itself. [3.07] The name is the one of its interface, and the website nobody's. */
export const info = { name: 'Rimkhong', website: 'https://rimkhong.example' } as const;

/** The conditions of use, in HTML as the service writes them. [2.31] The spec shows no text; these are plain ones. */
export const conditions: readonly string[] = [
  '<p><b>บัญชีธนาคาร</b> ชื่อบัญชีที่ใช้ฝากและถอนต้องตรงกับชื่อที่ลงทะเบียนไว้</p>',
  '<p><b>ฝากเงิน</b> ยอดเงินเข้ากระเป๋าภายในประมาณ <strong>1 นาที</strong> หลังโอนสำเร็จ</p>',
  '<p><b>คิวอาร์โค้ด</b> ใช้ได้ครั้งเดียวและภายในเวลาที่กำหนด กรุณาสร้างใหม่ทุกครั้งที่ฝาก</p>',
  '<p><b>สลิป</b> ส่งสลิปภายใน <strong>1 ชั่วโมง</strong> หลังโอน สลิปแต่ละใบใช้ได้ครั้งเดียว</p>',
  '<p><b>โบนัส</b></p><ul><li>รับได้ครั้งละหนึ่งรายการ</li><li>ต้องทำยอดเล่นให้ครบก่อนถอน</li></ul>',
  '<p><b>ความปลอดภัย</b> อย่าบอกรหัสผ่านแก่ผู้อื่น เจ้าหน้าที่จะไม่ขอรหัสผ่านของท่าน</p>',
];
