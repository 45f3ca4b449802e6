import type { Interaction } from '../pact-types.ts';

const INVENTED = {
  tokens: ['member-token', 'unknown'],
  passwords: [
    '123456',
    '654321',
    'secret-1',
    'secret0001',
    'secret0001secret',
    'river-at-night',
    'river',
    'not-it',
    '',
  ],
  phones: ['0812345678', '0899999999', '0611111111', '0622222222', '0800000000', '0681290004'],
};

const PASSWORD_FIELD = /password/i;
const PHONE = /(?<![\w-])(?:\+?66|0)\d{8,10}(?![\w-])/g;
const BEARER = /Bearer ([^"'\s]+)/g;
const PATH_PASSWORD = /^\/api\/autoLogin\/[^/]+\/[^/]+\/([^/]+)$/;
const NEVER = [
  ['a signed token', /eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a key of a cloud', /\b(?:AKIA[A-Z0-9]{16}|gh[pousr]_\w{30,}|xox[abpr]-\w+)/],
  ['an e-mail address', /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  [
    'a host that is not an example',
    /https?:\/\/(?!(?:[\w-]+\.)*(?:example|test|www\.w3\.org)(?![\w.-]))[\w.-]+/,
  ],
] as const;

export function secretsIn({ description, ...interaction }: Interaction): string[] {
  const found = new Set<string>();
  visit(interaction, '', (name, text) => {
    for (const [what, pattern] of NEVER) if (pattern.test(text)) found.add(what);
    for (const [phone] of text.matchAll(PHONE))
      if (!INVENTED.phones.includes(phone)) found.add(`the phone ${phone}`);
    for (const [, token = ''] of text.matchAll(BEARER))
      if (!INVENTED.tokens.includes(token)) found.add('a token');
    const password = PASSWORD_FIELD.test(name) ? text : PATH_PASSWORD.exec(text)?.[1];
    if (password !== undefined && !INVENTED.passwords.includes(password)) found.add('a password');
  });
  return [...found].map((what) => `"${description}" shows ${what}`);
}

function visit(value: unknown, name: string, onText: (name: string, text: string) => void): void {
  if (typeof value === 'string') {
    onText(name, value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { encoded, content } = value as { encoded?: unknown; content?: unknown };
  if (encoded === 'base64' && typeof content === 'string')
    onText('content', Buffer.from(content, 'base64').toString('latin1'));
  // Rules describe the format of a value, not the value.
  for (const [field, inner] of Object.entries(value))
    if (field !== 'matchingRules' && !(field === 'content' && encoded === 'base64'))
      visit(inner, field, onText);
}
