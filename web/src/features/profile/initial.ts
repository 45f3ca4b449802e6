/** What a name begins with. Thai and Lao write some vowels before the consonant that they follow: both belong together. */
export function initialOf(name: string): string {
  // An invisible mark, such as the one before right-to-left text, is not a letter.
  const visible = name.replace(/^[\s\p{Cf}]+/u, '');
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(visible)].map(({ segment }) => segment);
  return /^[เ-ไເ-ໄ]/.test(first) ? first + second : first.toUpperCase();
}
