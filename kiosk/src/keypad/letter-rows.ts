export const scripts = ['latin', 'thai', 'lao'] as const;
export type Script = (typeof scripts)[number];

/** Rows of keys separated by spaces, without and with shift. */
interface LetterRows {
  small: readonly string[];
  capital: readonly string[];
  /** Shown beside the space key, because the rows are full. */
  extra: string;
}

/**
 * The letters of each script in familiar positions: Thai as on Kedmanee, Lao as on the Lao standard keyboard, in rows of
 * eleven. Both omit characters that names and numbers do not need.
 */
export const letterRows: Readonly<Record<Script, LetterRows>> = {
  latin: {
    small: ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'],
    capital: ['Q W E R T Y U I O P', 'A S D F G H J K L', 'Z X C V B N M'],
    extra: '.',
  },
  thai: {
    small: ['ๆ ภ ถ ุ ึ ค ต จ ข ช -', 'ไ ำ พ ะ ั ี ร น ย บ ล', 'ฟ ห ก ด เ ้ ่ า ส ว ง', 'ผ ป แ อ ิ ื ท ม ใ ฝ /'],
    capital: ['๑ ๒ ๓ ู ๔ ๕ ๖ ๗ ๘ ๙ ๐', '" ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฐ ,', 'ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ :', '( ) ฉ ฮ ฺ ์ ? ฒ ฬ ฦ !'],
    extra: '.',
  },
  lao: {
    small: ['ຢ ຟ ໂ ຖ ຸ ູ ຄ ຕ ຈ ຂ ຊ', 'ົ ໄ ຳ ພ ະ ິ ີ ຮ ນ ຍ ບ', 'ັ ຫ ກ ດ ເ ້ ່ າ ສ ວ ງ', 'ຜ ປ ແ ອ ຶ ື ທ ມ ໃ ຝ ລ'],
    capital: ['໑ ໒ ໓ ໔ ໌ ຼ ໕ ໖ ໗ ໘ ໙', '" ໐ ? + , / . ຣ ໜ ຽ -', "' ; ( ) : ໊ ໋ ! @ % =", '₭ * ຯ & _ ~ ໆ ໝ $ ^ #'],
    extra: 'ໍ',
  },
};

/** The next script of the script key: the screen's language comes next to Latin. */
export function scriptAfter(script: Script, language: string): Script {
  const order: readonly Script[] = language === 'lo' ? ['latin', 'lao', 'thai'] : scripts;
  return order[(order.indexOf(script) + 1) % order.length] ?? 'latin';
}
