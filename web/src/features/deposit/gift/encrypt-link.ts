import AES from 'crypto-js/aes';

/**
 * Encrypts a gift link as the service requires: AES with the passphrase of the configuration. It only keeps the link
 * out of logs; it is no secret, because every browser has the passphrase. [7.24] Load it lazily: only this call needs
 * it.
 */
export function encryptLink(link: string, passphrase: string): string {
  return AES.encrypt(link, passphrase).toString();
}
