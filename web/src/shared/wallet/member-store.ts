import type { Services } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';

/** Where this member's token is: another tab's member may be remembered in the browser. */
export function storeOfMember({ platform, session }: Services) {
  const { durableStorage, tabStorage } = platform;
  return durableStorage.get(storageKeys.token) === session.token() ? durableStorage : tabStorage;
}
