/** One visible character: no whitespace, control or format character. */
export const VISIBLE = String.raw`[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;

const visible = new RegExp(VISIBLE, 'u');

/** Whether nothing of a text shows: it is empty, or has only spaces and invisible characters. [5.28] */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
