import { describe, expect, it } from 'vitest';
import { languages, namespaces, textsOf, withoutPlural } from './locale-texts.ts';

/** A key, a plural as one, and its texts in Thai, Lao and English; of English plurals, the general form. */
interface Text {
  key: string;
  words: readonly string[];
}

function readTexts(file: string): Text[] {
  const texts = languages.map((language) => textsOf(language, file));
  const keys = [...new Set([...(texts[0]?.keys() ?? [])].map(withoutPlural))].sort();
  return keys.map((key) => ({
    key,
    words: texts.map((all) => all.get(key) ?? all.get(`${key}_other`) ?? ''),
  }));
}

const files = new Map(namespaces.map((file) => [file, readTexts(file)]));
const allTexts = [...files].flatMap(([file, texts]) =>
  texts.map(({ key, words }) => ({ key: `${file} ${key}`, words })),
);

/** Each file, and the lines of the specification about what its texts name. */
const FILES = [
  ['account-name.json', '[2.52]'],
  ['agreement.json', '[2.43]'],
  ['bonus.json', '[2.69] [2.70] [2.71] [2.72] [2.73]'],
  ['chat-entrance.json', '[2.82]'],
  ['chat.json', '[2.83] [2.84] [4.12]'],
  ['common.json', '[2.14] [2.15] [2.16] [9.32]'],
  ['conditions.json', '[2.31]'],
  ['contact.json', '[2.27] [2.29] [2.30]'],
  ['deposit-refusal.json', '[1.08]'],
  ['deposit.json', '[1.08] [2.48] [2.50] [2.51]'],
  ['document.json', ''],
  ['errors.json', '[8.01]'],
  ['games.json', '[2.59] [2.60] [2.61] [2.63]'],
  ['home.json', '[2.32] [2.33] [2.35] [2.36] [2.37] [2.38] [2.39] [2.40] [2.42]'],
  ['howto.json', '[2.26]'],
  ['invite.json', '[2.54] [2.55]'],
  ['kiosk.json', ''],
  ['login.json', '[2.17] [2.18] [2.19]'],
  ['money.json', '[1.09] [1.10]'],
  ['outcome.json', ''],
  ['profile.json', '[2.64] [2.65] [2.66] [2.67]'],
  ['refund.json', '[2.56] [2.57] [2.58]'],
  ['register.json', '[2.21] [2.22] [2.23] [2.24] [2.25]'],
  ['slip-reasons.json', '[8.12]'],
  ['slip-upload.json', '[2.49] [9.37] [9.38]'],
  ['spin.json', '[2.79] [2.80] [2.81]'],
  ['statement.json', '[2.74] [2.75] [2.76]'],
  ['transfer.json', '[5.12] [5.13] [5.14]'],
  ['withdraw.json', '[2.53] [5.16]'],
] as const;

/** Two texts that one language needs and another says with the same words: file, the two keys, and these languages. */
const ALIKE = new Set([
  'chat.json title transcript_staff: th lo',
  'common.json menu.register title.register: en',
  'common.json menu.statement title.statement: en',
  'deposit.json method.slip slip_button: th lo',
  'games.json amount_label_only transfer_button: th lo',
  'kiosk.json keypad.letters staff.facts.fonts: th lo',
  'kiosk.json privacy.show_button staff.record.open_button: en',
  'money.json blocked.next.reload blocked.title.TRANSFER_FAIL: th lo',
  'register.json error.first_name_required error.name_required: th lo',
  'register.json error.otp_required otp_heading: en',
  'statement.json day.today period.day: th lo',
  'statement.json slips.column.picture slips.picture_alt: th lo',
  'transfer.json submit_button title: en',
  'withdraw.json submit_button title: en',
]);

/** The pairs of a file's texts that are equal in some languages only. */
function halfAlike(file: string): string[] {
  const texts = files.get(file) ?? [];
  return texts.flatMap((first, at) =>
    texts.slice(at + 1).flatMap((second) => {
      const equal = languages.filter((_, index) => first.words[index] === second.words[index]);
      const isHalf = equal.length > 0 && equal.length < languages.length;
      return isHalf ? [`${file} ${first.key} ${second.key}: ${equal.join(' ')}`] : [];
    }),
  );
}

/** Numbers that English says as words. */
const SPELLED = [
  'deposit.json gift.step_make',
  'home.json first.title',
  'slip-reasons.json TRIPPLE_WRONG_CAPTCHA',
];
const figuresOf = (text: string) =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .match(/\d+/g)
    ?.toSorted();

/** Units, each in Thai, Lao and English. In Thai and Lao, the word for a second ends with that for a minute. */
const UNITS = [
  ['second', /วินาที/, /ວິນາທີ/, /\bseconds?\b|\}\}.m?s$/],
  ['minute', /(?<!วิ)นาที/, /(?<!ວິ)ນາທີ/, /\bminutes?\b/],
  ['hour', /ชั่วโมง/, /ຊົ່ວໂມງ/, /\bhours?\b/],
  ['month', /เดือน/, /ເດືອນ/, /\bmonths?\b/i],
] as const;
/** Here “second” is a place. */
const PLACE = 'kiosk.json staff.ends.second_page';

/** Words of web/docs/words.md that Thai and Lao use in the same texts. */
const WORDS = [
  ['ฝาก', 'ຝາກ'],
  ['ถอน', 'ຖອນ'],
  ['โอน', 'ໂອນ'],
  ['เงิน', 'ເງິນ'],
  ['บัญชี', 'ບັນຊີ'],
  ['ธนาคาร', 'ທະນາຄານ'],
  ['เบอร์', 'ເບີ'],
  ['รหัสผ่าน', 'ລະຫັດຜ່ານ'],
  ['สลิป', 'ສະລິບ'],
  ['เกม', 'ເກມ'],
  ['เล่น', 'ຫຼິ້ນ'],
  ['โบนัส', 'ໂບນັດ'],
  ['จบ', 'ຈົບ'],
  ['โค้ด', 'ໂຄດ'],
  ['โปรโมชัน', 'ໂປຣໂມຊັນ'],
  ['เพื่อน', 'ໝູ່'],
  ['หมุน', 'ໝຸນ'],
  ['เหรียญ', 'ຫຼຽນ'],
  ['คูปอง', 'ຄູປອງ'],
  ['รางวัล', 'ລາງວັນ'],
  ['ข้อความ', 'ຂໍ້ຄວາມ'],
  ['แอดมิน', 'ແອັດມິນ'],
  ['แชท', 'ແຊັດ'],
  ['ส่ง', 'ສົ່ງ'],
  ['บันทึก', 'ບັນທຶກ'],
  ['คัดลอก', 'ສຳເນົາ'],
  ['ยกเลิก', 'ຍົກເລີກ'],
  ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ'],
  ['สมัคร', 'ສະໝັກ'],
  ['ขั้นต่ำ', 'ຂັ້ນຕ່ຳ'],
  ['สูงสุด', 'ສູງສຸດ'],
] as const;
/** Without width; forbids a line break at its place. */
const JOINER = '\u2060';

/** The texts of which a language answers its question otherwise than Thai. */
const disagreeing = (...asks: readonly ((text: string) => unknown)[]) =>
  allTexts
    .filter(({ words }) => new Set(asks.map((ask, language) => String(ask(words[language] ?? '')))).size > 1)
    .map(({ key }) => key);

describe('the texts', () => {
  it('are all compared with the others of their file', () => {
    expect(FILES.map(([file]) => file)).toEqual(namespaces);
  });

  it.each(FILES)('of %s are alike in every language or in none [1.19] %s', (file) => {
    expect(halfAlike(file).filter((pair) => !ALIKE.has(pair))).toEqual([]);
  });

  it('say the same numbers in every language [1.19]', () => {
    expect(disagreeing(figuresOf, figuresOf, figuresOf)).toEqual(SPELLED);
  });

  it.each(UNITS)('say %s in every language or in none [1.19]', (_unit, ...words) => {
    const keys = disagreeing(...words.map((word) => (text: string) => word.test(text)));
    expect(keys.filter((key) => key !== PLACE)).toEqual([]);
  });

  it.each(WORDS)('say %s in Thai where they say %s in Lao [1.19]', (...pair) => {
    const asks = pair.map((word) => (text: string) => text.replaceAll(JOINER, '').includes(word));
    expect(disagreeing(...asks)).toEqual([]);
  });

  it('say one thing like several, without the plural, in English [1.19]', () => {
    const wrong = namespaces.flatMap((file) => {
      const texts = textsOf('en', file);
      // A word may say “once” in place of the figure 1.
      const ones = [...texts].filter(([key, text]) => key.endsWith('_one') && text.includes('{{count}}'));
      const oneOf = (key: string) =>
        texts.get(`${withoutPlural(key)}_other`)?.replace(/(\{\{count\}\}\s\w+)s\b/, '$1');
      return ones.filter(([key, text]) => text !== oneOf(key)).map(([key]) => key);
    });
    // “all prizes”, but “the prize”
    expect(wrong).toEqual(['slices_summary_one']);
  });
});
