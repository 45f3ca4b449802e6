/** One visible character: no whitespace, control or format character. */
export const VISIBLE = String.raw`[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;

const visible = new RegExp(VISIBLE, 'u');

export function isBlank(text: string): boolean {
  return !visible.test(text);
}
