/** One character that is to be seen: not white, not a control, and nothing that only joins or directs others. */
export const VISIBLE = String.raw`[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;

const visible = new RegExp(VISIBLE, 'u');

/** Whether nothing of a text is to be seen, as of a name of zero-width spaces. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
