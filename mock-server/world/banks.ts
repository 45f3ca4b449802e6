/** Names of the banks that members hold accounts at. [3.04] [3.05] */
const names: Readonly<Record<string, { nameTH: string; nameEN: string }>> = {
  KBANK: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  SCB: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  GSB: { nameTH: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  KTB: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  BBL: { nameTH: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  TMB: { nameTH: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank' },
  BCEL: { nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'Banque pour le Commerce Exterieur Lao' },
};

/** The names of a bank; the code itself for a service that has no other name. */
export function bankNames(code: string): { nameTH: string; nameEN: string } {
  return Object.hasOwn(names, code) && names[code] ? names[code] : { nameTH: code, nameEN: code };
}
