/** The rows of codes. @throws Error until there are exactly `count` */
export function errorRows(count: number): { code: string; row: HTMLElement }[] {
  const rows = [...document.querySelectorAll<HTMLElement>('main li')].flatMap((row) => {
    const code = row.querySelector('b code')?.textContent;
    return code ? [{ code, row }] : [];
  });
  if (rows.length !== count) throw new Error(`${rows.length} codes are shown, expected ${count}`);
  return rows;
}
