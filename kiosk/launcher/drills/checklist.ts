const faults: string[] = [];

/** Prints one line of a drill, and counts what is not true. */
export function expectTrue(isTrue: boolean, what: string): void {
  console.log(`${isTrue ? 'ok   ' : 'FAULT'}  ${what}`);
  if (!isTrue) faults.push(what);
}

/** Exits with 0, and with this sentence, if all was true. */
export function endDrill(sentence: string): never {
  console.log(faults.length === 0 ? sentence : `${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
