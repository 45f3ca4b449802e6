/** What a name begins with. Thai and Lao write some vowels before the consonant that they follow: both belong together. */
export function initialOf(name: string): string {
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(name.trim())].map(
    ({ segment }) => segment,
  );
  return /^[เ-ไເ-ໄ]/.test(first) ? first + second : first.toUpperCase();
}
