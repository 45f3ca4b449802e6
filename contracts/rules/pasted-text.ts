/** Text as it looks: copied text brings invisible marks and no-break spaces, which would make a name or a code another one. */
export const pastedText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
