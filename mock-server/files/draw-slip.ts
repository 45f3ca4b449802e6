import { createRequire } from 'node:module';
import QRCode from 'qrcode';
import { bahtFromSatang } from 'contracts/rules';
import { type BankTransfer, slipPayload } from '../world/deposits/bank-transfers.ts';
import { bankNames } from '../world/members/banks.ts';
import { SERVICE_ZONE_MS } from '../world/service/service-time.ts';

const WIDTH = 720;
const HEIGHT = 1080;
const MARGIN = 56;
const QR_SIZE = 220;
const ROW_HEIGHT = 100;

const INK = '#16302b';
const PALE = '#5d736d';
const PAPER = '#fdfcf7';
const BAND = '#0f766e';

const FONTS = ['noto-sans-thai-thai-wght-normal', 'noto-sans-thai-latin-wght-normal'];
const FAMILY = FONTS.map((_, index) => `slip-${index}`).join(', ');

/** The design is invented. @param currency of the account that the money goes to */
export async function drawSlip(transfer: BankTransfer, currency: string): Promise<Buffer> {
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  const { resolve } = createRequire(import.meta.url);
  for (const [index, font] of FONTS.entries()) {
    const path = resolve(`@fontsource-variable/noto-sans-thai/files/${font}.woff2`);
    if (!GlobalFonts.has(`slip-${index}`)) GlobalFonts.registerFromPath(path, `slip-${index}`);
  }
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const write = (text: string, y: number, size: number, colour = INK, x = MARGIN) => {
    context.font = `${size}px ${FAMILY}`;
    context.fillStyle = colour;
    context.fillText(text, x, y, WIDTH - x - MARGIN);
  };

  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = BAND;
  context.fillRect(0, 0, WIDTH, 150);
  write('โอนเงินสำเร็จ', 78, 44, PAPER);
  write(bankNames(transfer.bankCode).nameTH, 122, 26, PAPER);

  const rows: [label: string, value: string][] = [
    ['วันที่ทำรายการ', dateText(transfer.at)],
    ['จาก', `${transfer.fromName}  ${masked(transfer.fromAccountNo)}`],
    ['ไปยัง', `บัญชีปลายทาง  ${masked(transfer.toAccountNo)}`],
    ['เลขที่อ้างอิง', transfer.reference],
  ];
  rows.forEach(([label, value], index) => {
    write(label, 220 + index * ROW_HEIGHT, 24, PALE);
    write(value, 258 + index * ROW_HEIGHT, 32);
  });
  write('จำนวนเงิน', 630, 24, PALE);
  const amount = bahtFromSatang(transfer.amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
  write(`${amount} ${currency === 'LAK' ? 'กีบ' : 'บาท'}`, 690, 56);
  write('สแกนเพื่อตรวจสอบสลิป', 1040, 22, PALE);

  const code = await QRCode.toBuffer(slipPayload(transfer), {
    width: QR_SIZE,
    margin: 4,
    errorCorrectionLevel: 'M',
  });
  context.drawImage(
    await loadImage(code),
    WIDTH - MARGIN - QR_SIZE,
    HEIGHT - MARGIN - QR_SIZE,
    QR_SIZE,
    QR_SIZE,
  );
  return canvas.encode('png');
}

/** A slip shows only the middle of an account number. */
function masked(accountNo: string): string {
  return accountNo.length < 8 ? accountNo : `xxx-x-${accountNo.slice(-5, -1)}-x`;
}

function dateText(at: number): string {
  const [date = '', time = ''] = new Date(at + SERVICE_ZONE_MS).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 8)}`;
}
