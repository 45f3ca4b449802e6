/** Thai and Lao put no spaces between words. Real sentences end sooner. */
const LONG_RUN = /[\u0e00-\u0eff]{600,}/g;
/** A browser's time for a run grows with its square. */
const PART = 300;
/** Distance from a part's end in which no break is taken: the segmenter needs the next words to find where a word ends. */
const MOST_UNSURE = 60;
const BREAK = '\u200b';

/**
 * Lets a very long text without spaces break between two of its words every few hundred letters, so that a browser searches for
 * line breaks in short parts: 20,000 letters in one run would hold up a phone for seconds.
 */
export function withBreaks(text: string): string {
  return text.replace(LONG_RUN, (run) => {
    const words = new Intl.Segmenter('th', { granularity: 'word' });
    const parts: string[] = [];
    let at = 0;
    while (run.length - at > PART) {
      const found = [...words.segment(run.slice(at, at + PART))];
      const end = found.findLast(({ index }) => index <= PART - MOST_UNSURE)?.index || PART;
      parts.push(run.slice(at, at + end));
      at += end;
    }
    return [...parts, run.slice(at)].join(BREAK);
  });
}
