/** A reply that says only that it was done. @throws when it says nothing: then the truth is read again. [7.07] [7.08] */
export function readDone({ message }: { message: string }): true {
  if (typeof message !== 'string') throw new TypeError('a reply that says nothing');
  return true;
}
