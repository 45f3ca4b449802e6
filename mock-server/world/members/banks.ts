const names: Readonly<Record<string, { nameTH: string; nameEN: string }>> = {
  KBANK: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  SCB: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  GSB: { nameTH: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  KTB: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  BBL: { nameTH: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  BAY: { nameTH: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya' },
  TMB: { nameTH: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank' },
  BCEL: { nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'Banque pour le Commerce Exterieur Lao' },
  LDB: { nameTH: 'ธนาคารพัฒนาลาว', nameEN: 'Lao Development Bank' },
  JDB: { nameTH: 'ธนาคารร่วมพัฒนา', nameEN: 'Joint Development Bank' },
};

/** The code itself stands for the names of an unknown bank. */
export function bankNames(code: string): { nameTH: string; nameEN: string } {
  return Object.hasOwn(names, code) && names[code] ? names[code] : { nameTH: code, nameEN: code };
}

/** In display order. [3.05] */
export const bankList: readonly { code: string; nameTH: string }[] = Object.entries(names).map(
  ([code, { nameTH }]) => ({ code, nameTH }),
);

export function isBank(code: string): boolean {
  return Object.hasOwn(names, code);
}
