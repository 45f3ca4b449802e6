import AES from 'crypto-js/aes';

/**
 * A gift link as the service wants it: AES with the passphrase of the configuration. It hides the link from logs on the way
 * and is no secret, for every browser holds the passphrase. [7.24] Load it lazily: only this call needs it.
 */
export function encryptLink(link: string, passphrase: string): string {
  return AES.encrypt(link, passphrase).toString();
}
