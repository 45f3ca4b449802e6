const FACES = {
  th: [
    ['Wallet Latin', '0'],
    ['Wallet Thai', 'ก'],
  ],
  lo: [
    ['Wallet Latin', '0'],
    ['Wallet Lao', 'ກ'],
  ],
  en: [['Wallet Latin', '0']],
} as const;

/**
 * Fetches the faces of a language while its first screen is still being built, or its texts are fetched; otherwise they start at
 * its layout, and the texts move when they arrive.
 */
export function startFonts({ fonts }: Document, language: keyof typeof FACES): void {
  for (const [face, character] of FACES[language])
    fonts.load(`1em "${face}"`, character).catch(() => undefined);
}
