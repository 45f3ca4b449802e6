const AMOUNT = /[+\u2212-]?\d[\d,]*\.\d{2}/g;

export interface TextPart {
  text: string;
  isPrivate: boolean;
}

/** Separates the amounts from the words around them. */
export function privateParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: amount, index } of text.matchAll(AMOUNT)) {
    if (index > end) parts.push({ text: text.slice(end, index), isPrivate: false });
    parts.push({ text: amount, isPrivate: true });
    end = index + amount.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isPrivate: false });
  return parts;
}
