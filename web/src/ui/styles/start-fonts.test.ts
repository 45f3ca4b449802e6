import { expect, it } from 'vitest';
import { startFonts } from './start-fonts.ts';

function facesOf(language: 'th' | 'lo' | 'en') {
  const asked: string[] = [];
  const load = (font: string, text: string) => {
    asked.push(`${font} ${text}`);
    return Promise.reject(new Error('offline'));
  };
  startFonts({ fonts: { load } } as unknown as Document, language);
  return asked;
}

it('fetches the faces of the language early, and only those', () => {
  expect(facesOf('th')).toEqual(['1em "Wallet Latin" 0', '1em "Wallet Thai" ก']);
  expect(facesOf('lo')).toEqual(['1em "Wallet Latin" 0', '1em "Wallet Lao" ກ']);
  expect(facesOf('en')).toEqual(['1em "Wallet Latin" 0']);
});
