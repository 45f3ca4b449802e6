import { expect, it } from 'vitest';
import { bankList, bankNames, isBank } from './banks.ts';

it('the banks have a code and two names, in this order [3.04] [3.05] [5.05]', () => {
  expect(bankList.map(({ code, nameTH }) => [code, nameTH, bankNames(code).nameEN])).toEqual([
    ['KBANK', 'ธนาคารกสิกรไทย', 'Kasikornbank'],
    ['SCB', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'],
    ['GSB', 'ธนาคารออมสิน', 'Government Savings Bank'],
    ['KTB', 'ธนาคารกรุงไทย', 'Krungthai Bank'],
    ['BBL', 'ธนาคารกรุงเทพ', 'Bangkok Bank'],
    ['BAY', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya'],
    ['TMB', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank'],
    ['BCEL', 'ธนาคารการค้าต่างประเทศลาว', 'Banque pour le Commerce Exterieur Lao'],
    ['LDB', 'ธนาคารพัฒนาลาว', 'Lao Development Bank'],
    ['JDB', 'ธนาคารร่วมพัฒนา', 'Joint Development Bank'],
  ]);
  for (const { code, nameTH } of bankList)
    expect([isBank(code), bankNames(code).nameTH]).toEqual([true, nameTH]);
});

it.each(['WW', 'constructor', ''])('a code that is no bank, %j, is its own name', (code) => {
  expect([isBank(code), bankNames(code)]).toEqual([false, { nameTH: code, nameEN: code }]);
});
