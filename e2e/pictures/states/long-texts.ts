import type { Page } from '@playwright/test';
import { callAsMember, type Control } from '../../world.ts';

/** The longest names, and the largest amounts. */

export const LARGEST = 9_999_999_999.99;

interface Names {
  member: string;
  holder: string;
  game: string;
}

export const LAO: Names = {
  member: 'ພະຍາ ສີສຸວັນນະວົງ ພູມມະຈັນ ແກ້ວອຸດົມສັກ ທຳມະວົງ ສີສະຫວາດ ຄຳ',
  holder: 'PHRAKHRUWINAITHONSOMCHAIWATTANAPHANITCHAROENKULNAAYUTTHAYA',
  game: 'ມະຫາສົມບັດມັງກອນທອງຄຳແຫ່ງແມ່ນ້ຳຂອງ ສະບັບພິເສດສຸດຍອດ',
};
export const THAI: Names = {
  member: 'ว่าที่ร้อยตรีหญิง กัญญารัตน์ ณัฏฐ์ชุดาภิรมย์พงษ์ไพบูลย์กิตติ์',
  holder: 'น.ส. กัญญารัตน์ ณัฏฐ์ชุดาภิรมย์พงษ์ไพบูลย์กิตติ์ศักดิ์สกุลชัย',
  game: 'มหาสมบัติมังกรทองคำแห่งแม่น้ำโขง ฉบับพิเศษสุดยอดปีใหม่ ๒๕๖๙',
};
export const LATIN: Names = {
  member: 'Christophoros Papadimitriou-Konstantopoulos von Hohenschwangau',
  holder: LAO.holder,
  game: 'TheAdventuresOfTheGoldenDragonRiverboatDeluxeEditionUnbroken',
};
export const ARABIC: Names = {
  member: 'محمد بن عبد الله 55',
  holder: 'عبد الرحمن 12',
  game: 'כוכב הזהב 777 سلوت',
};

const PHONE = '0877777777';
export const LONG_MEMBER = { phone: PHONE, password: '123456' };

export async function nameAll(world: Control, { member, holder, game }: Names): Promise<void> {
  await world.addGame({ code: 'LONG', name: game, category: 'slot', count: 1 });
  await world.call('POST /members', { body: { phone: PHONE, name: member, amount: 98_765_432.1 } });
  await world.setBank(PHONE, { bankCode: 'KTB', bankAccountName: holder, bankAccountNo: '123456789012345' });
  await callAsMember(world, PHONE, 'GET /api/wallet/activate/LONG');
  for (const amount of [1, 250, 12_345_678.9])
    await callAsMember(world, PHONE, 'POST /api/wallet/transfer', { from: 'WALLET', to: 'LONG', amount });
  await callAsMember(world, PHONE, 'POST /api/wallet/withdrawAll', { amount: 5_000 });
}

/** Makes every amount of the wallet the largest one. */
export async function enlarge(page: Page): Promise<void> {
  await page.route(/\/api\/wallet$/, async (route) => {
    const response = await route.fetch();
    const enlarged = (await response.text()).replace(/("(?:balance|amount)":)\d[\d.]*/g, `$1${LARGEST}`);
    await route.fulfill({ response, body: enlarged });
  });
}
