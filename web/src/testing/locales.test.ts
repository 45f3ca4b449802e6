import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, slipReasons } from 'contracts';
import { describe, expect, it } from 'vitest';
import {
  type Language,
  languages,
  localesFolder,
  namespaces,
  placeholdersOf,
  textsOf,
  withoutPlural,
} from './screen-texts/locale-texts.ts';

const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort();

/** English says the smaller size first. */
const isReversed = (language: Language, file: string, key: string) =>
  `${language} ${file} ${key}` === 'en chat.json too_large_sizes';

/** Texts that are intentionally the same in English, each with its reason. */
const SAME_AS_ENGLISH = new Map([
  ['common.json terminated.document_title', 'the spec quotes the title [2.08]'],
  ['common.json not_found.title', 'the spec quotes the text [2.09]'],
]);
/** Key labels and symbols contain no words. */
const isWordless = (text: string) => !/\p{Letter}{2}/u.test(text.replace(/\{\{\w+\}\}/g, ''));

/** Without the no-break spaces between a number and its unit. */
const plainText = (language: Language, file: string, key: string) =>
  textsOf(language, file).get(key)?.replaceAll('\u00a0', ' ');

describe('the texts', () => {
  it('have the same files in Thai, Lao and English [1.19]', () => {
    for (const language of languages)
      expect(readdirSync(join(localesFolder, language)).sort()).toEqual(namespaces);
  });

  it.each(languages)('keep an amount and its unit on one line where a line may end: %s', (language) => {
    const broken = namespaces.flatMap((file) =>
      // No line ends in the name of a picture.
      [...textsOf(language, file)].filter(
        ([key, text]) => /(?:\}\}|\d) \{\{unit\}\}/.test(text) && key !== 'qr_alt',
      ),
    );
    expect(broken).toEqual([]);
  });

  it.each(languages)('of an open outcome name the button beside them: %s', (language) => {
    const plain = (file: string, key: string) =>
      textsOf(language, file).get(key)?.replaceAll('\u2060', '').toLowerCase();
    const button = plain('outcome.json', 'check_again_button') ?? '';
    expect(button).not.toBe('');
    expect(plain('outcome.json', 'open_text')).toContain(button);
    expect(plain('spin.json', 'open_text')).toContain(button);
    expect(plain('profile.json', 'password.open_text')).toContain(button);
  });

  it('keep a number and its unit on one line in English', () => {
    const texts = namespaces.flatMap((file) => [...textsOf('en', file).values()]);
    const apart = /\d (?:second|minute|hour|digit|character|coin)/;
    expect(texts.filter((text) => apart.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('1\u00a0minute'))).toBe(true);
  });

  it('write apostrophes straight in English', () => {
    const curly = namespaces.flatMap((file) =>
      [...textsOf('en', file).values()].filter((text) => text.includes('’')),
    );
    expect(curly).toEqual([]);
  });

  it.each(languages)('say of the money what the page without a connection says: %s', (language) => {
    const page = readFileSync(join(localesFolder, '../public/offline.html'), 'utf8');
    expect(page).toContain(textsOf(language, 'common.json').get('money_safe'));
  });

  it('write the promotions of the installed app as the pages do', () => {
    const manifest = readFileSync(join(localesFolder, '../public/manifest.webmanifest'), 'utf8');
    expect(manifest).toContain(textsOf('th', 'bonus.json').get('type.promotion'));
  });

  describe.each(namespaces)('%s', (file) => {
    const thai = textsOf('th', file);
    it.each(['lo', 'en'] as const)(
      'has the keys of Thai, and its placeholders in order, in %s [1.19]',
      (language) => {
        const texts = textsOf(language, file);
        expect(keysOf(texts)).toEqual(keysOf(thai));
        for (const [key, text] of texts) {
          const twin = thai.get(key) ?? thai.get(`${withoutPlural(key)}_other`) ?? '';
          // A word may say “once” in place of the figure 1.
          const isWord = key.endsWith('_one') && !text.includes('{{count}}');
          const inThai = placeholdersOf(twin).filter((name) => !isWord || name !== 'count');
          const expected = isReversed(language, file, key) ? inThai.toReversed() : inThai;
          expect(placeholdersOf(text), `${language} ${key}`).toEqual(expected);
        }
      },
    );

    it.each(['th', 'lo'] as const)('is translated in %s, in its own script [1.19]', (language) => {
      const english = textsOf('en', file);
      const script = language === 'th' ? /\p{Script=Thai}/u : /\p{Script=Lao}/u;
      const other = language === 'th' ? /\p{Script=Lao}/u : /\p{Script=Thai}/u;
      for (const [key, text] of textsOf(language, file)) {
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
        if (SAME_AS_ENGLISH.has(`${file} ${key}`) || isWordless(text)) continue;
        expect(text, key).not.toBe(english.get(key));
        expect(text, key).toMatch(script);
        expect(text, key).not.toMatch(other);
      }
    });
  });

  it.each(languages)('have a text for every code of the error catalogue in %s [8.01]', (language) => {
    expect([...textsOf(language, 'errors.json').keys()].sort()).toEqual([...errorCodes].sort());
  });

  it.each(languages)('have a text for every slip failure reason in %s [8.12]', (language) => {
    expect([...textsOf(language, 'slip-reasons.json').keys()].sort()).toEqual([...slipReasons].sort());
  });

  const identity = ['INVALID_USER_1', 'INVALID_USER_2', 'INVALID_USER_3', 'INVALID_USER_4'];
  it.each(languages)(
    'differ between the codes, except those about the identity, in %s [8.01]',
    (language) => {
      const texts = textsOf(language, 'errors.json');
      for (const code of identity) expect(texts.get(code)).toBe(texts.get('INVALID_USER_1'));
      expect(new Set(texts.values()).size).toBe(errorCodes.length - identity.length + 1);
    },
  );

  it.each(languages)(
    'quote the spec’s own words for a closed and an unknown page in %s [2.08] [2.09]',
    (language) => {
      const texts = textsOf(language, 'common.json');
      expect(texts.get('terminated.document_title')).toBe('Page not found');
      expect(texts.get('not_found.title')).toBe('404 Page Not Found');
    },
  );

  it.each([
    ['DEST_ACC_INVALID', 'บัญชีปลายทางไม่ถูกต้อง', 'ບັນຊີປາຍທາງບໍ່ຖືກຕ້ອງ', 'Wrong destination account'],
    ['SLIP_REFNO_DUPLICATED', 'สลิปซ้ำ', 'ສະລິບຊ້ຳ', 'Duplicate slip'],
    ['UNSTABLE_REFNO_ON_SLIP', 'เลขที่อ้างอิงบนสลิปไม่ชัดเจน', 'ເລກອ້າງອີງໃນສະລິບບໍ່ຊັດເຈນ', 'Reference number unstable'],
    [
      'TRIPPLE_WRONG_CAPTCHA',
      'รหัสภาพผิด 3 ครั้งติดกัน',
      'ລະຫັດຮູບພາບຜິດ 3 ຄັ້ງຕິດຕໍ່ກັນ',
      'Wrong captcha three times in a row',
    ],
    ['INVALID_SLIP', 'อ่านสลิปไม่ได้', 'ອ່ານສະລິບບໍ່ໄດ້', 'Slip cannot be read'],
    ['NOT_MATCH', 'บัญชีไม่ตรงกับที่ลงทะเบียนไว้', 'ບັນຊີບໍ່ກົງກັບທີ່ລົງທະບຽນໄວ້', 'Account differs from the registered one'],
    ['EXPIRED_SLIP', 'สลิปหมดอายุ', 'ສະລິບໝົດອາຍຸ', 'Slip has expired'],
    ['UNKNOW_ERROR', 'เกิดข้อผิดพลาดที่ไม่ทราบสาเหตุ', 'ເກີດຂໍ້ຜິດພາດທີ່ບໍ່ຮູ້ສາເຫດ', 'Unknown error'],
    ['UPLOADED_FILE_NOT_EXIST', 'สลิปไม่ถูกต้อง', 'ສະລິບບໍ່ຖືກຕ້ອງ', 'Incorrect slip'],
  ])(
    'say of %s why the slip failed, in three languages [4.09] [8.13] [8.14] [8.15] [8.16] [8.17] [8.18]',
    (code, th, lo, en) => {
      const words = { th, lo, en };
      for (const language of languages)
        expect(plainText(language, 'slip-reasons.json', code)).toBe(words[language]);
    },
  );

  const incorrect = ['UPLOADED_FILE_NOT_EXIST', 'IMG_SIZE_UNABLE_TO_PROCESS', 'CANNOT_READ_CROPPED_IMAGE'];
  it.each(languages)(
    'differ between the slip failure reasons, except those for an incorrect slip, in %s [4.09] [8.13] [8.14] [8.15] [8.16] [8.17] [8.18]',
    (language) => {
      const texts = textsOf(language, 'slip-reasons.json');
      for (const code of incorrect) expect(texts.get(code)).toBe(texts.get('UPLOADED_FILE_NOT_EXIST'));
      expect(new Set(texts.values()).size).toBe(slipReasons.length - incorrect.length + 1);
    },
  );

  it.each(languages)('hold the place of a code with six zeros in %s [2.22]', (language) => {
    expect(textsOf(language, 'register.json').get('otp_placeholder')).toBe('000000');
  });

  it.each([
    ['register.json', 'recommended', 'KBANK หรือ SCB', 'KBANK ຫຼື SCB', 'KBANK and SCB'],
    ['register.json', 'error.phone_ten_digits', '10 หลัก', '10 ຕົວເລກ', '10 digits'],
    ['register.json', 'error.confirm_differs', 'รหัสผ่านไม่ตรงกัน', 'ລະຫັດຜ່ານບໍ່ກົງກັນ', "Passwords don't match"],
    ['register.json', 'error.name_english', 'ภาษาอังกฤษเท่านั้น', 'ພາສາອັງກິດເທົ່ານັ້ນ', 'in English only'],
    ['account-name.json', 'error.english', 'ภาษาอังกฤษเท่านั้น', 'ພາສາອັງກິດເທົ່ານັ້ນ', 'in English only'],
    ['profile.json', 'error.password_not_equal', 'ไม่ตรงกัน', 'ບໍ່ກົງກັນ', "don't match"],
    ['transfer.json', 'refusal.same-place', 'โอนไม่ได้', 'ໂອນບໍ່ໄດ້', 'Cannot transfer'],
    [
      'transfer.json',
      'refusal.below-minimum',
      'ขั้นต่ำ {{amount}}',
      'ຂັ້ນຕ່ຳ {{amount}}',
      'minimum transfer is {{amount}}',
    ],
    [
      'withdraw.json',
      'refusal.below-minimum',
      'ขั้นต่ำ {{amount}}',
      'ຂັ້ນຕ່ຳ {{amount}}',
      'minimum withdrawal is {{amount}}',
    ],
    [
      'withdraw.json',
      'refusal.above-maximum',
      'สูงสุดครั้งละ {{amount}}',
      'ສູງສຸດຄັ້ງລະ {{amount}}',
      'maximum withdrawal is {{amount}}',
    ],
    ['chat.json', 'file_unsupported', 'ไม่รองรับไฟล์นี้', 'ບໍ່ຮອງຮັບໄຟລ໌ນີ້', 'File is not supported'],
    ['chat.json', 'file_too_large', 'ไม่เกิน {{size}} MB', 'ບໍ່ເກີນ {{size}} MB', 'no larger than {{size}} MB'],
    ['chat-entrance.json', 'greeting', 'คุยกับแอดมิน', 'ລົມກັບແອັດມິນ', 'Talk to our staff'],
    ['common.json', 'copied_toast', 'คัดลอกแล้ว: {{text}}', 'ສຳເນົາແລ້ວ: {{text}}', 'Copied: {{text}}'],
    ['common.json', 'copy_failed_toast', 'คัดลอกไม่สำเร็จ', 'ສຳເນົາບໍ່ສຳເລັດ', 'Failed to copy'],
    [
      'bonus.json',
      'consequence.percent',
      'จะหักคืน {{percent}}% ของโบนัส',
      'ຈະຫັກຄືນ {{percent}}% ຂອງໂບນັດ',
      '{{percent}}% of the bonus is taken back',
    ],
    ['slip-upload.json', 'rule', 'ภายใน {{duration}}', 'ພາຍໃນ {{duration}}', 'within {{duration}}'],
    [
      'slip-upload.json',
      'closed_rule',
      'ทุกวัน {{from}}–\u2060{{to}}',
      'ທຸກມື້ {{from}}–\u2060{{to}}',
      'daily from {{from}} to {{to}}',
    ],
    ['deposit.json', 'scan_hint', 'ใช้ได้ครั้งเดียว', 'ໃຊ້ໄດ້ຄັ້ງດຽວ', 'works once'],
    ['deposit.json', 'scan_hint_save', 'ใช้ได้ครั้งเดียว', 'ໃຊ້ໄດ້ຄັ້ງດຽວ', 'once'],
    ['deposit.json', 'works_arrive', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'fastest', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'bank_hint', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'step_done', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'confirmed_toast', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'not_seen_toast', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'cancel_question_text', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'expired_text', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'step.wait', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
    ['deposit.json', 'quick_text', ' 1 นาที', ' 1 ນາທີ', ' 1 minute'],
  ])(
    'say in %s at %s what the specification says, in three languages [2.24] [2.69] [2.82] [5.02] [5.03] [5.05] [5.09] [5.13] [5.14] [5.16] [5.22] [5.29] [5.31] [8.25] [9.36] [9.37] [9.38] [9.39] [9.42]',
    (file, key, th, lo, en) => {
      const words = { th, lo, en };
      for (const language of languages) expect(plainText(language, file, key)).toContain(words[language]);
    },
  );
});
