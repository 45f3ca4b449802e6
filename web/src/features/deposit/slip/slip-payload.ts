/** Code of the Bank of Thailand's slip check, in tag 00. */
const SLIP_API = '000001';
const CHECKSUM_TAG = '91';
/** Tag and length before the checksum, which covers them too. */
const CHECKSUM_HEAD = `${CHECKSUM_TAG}04`;

/**
 * Parses two-digit tags, each with a two-digit length and that many characters; none when the text has another
 * structure.
 */
function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /(\d\d)(\d\d)/.exec(text.slice(at, at + 4));
    if (!head) return new Map();
    const [, tag = '', length = ''] = head;
    const end = at + 4 + Number(length);
    if (end > text.length) return new Map();
    tags.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return tags;
}

/** CRC-16 of payment codes (polynomial 0x1021, initial value 0xFFFF), as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The transfer's reference in a slip's mini-QR; null for any other code. [4.09] */
export function slipReference(payload: string): string | null {
  const tags = readTags(payload);
  const said = tags.get(CHECKSUM_TAG);
  if (!said) return null;
  const covered = payload.slice(0, -said.length);
  if (!covered.endsWith(CHECKSUM_HEAD) || said.toUpperCase() !== checksum(covered)) return null;
  const check = readTags(tags.get('00') ?? '');
  return check.get('00') === SLIP_API ? check.get('02') || null : null;
}
