/** The name in a file's name: with letters of every script, so that two names in Thai do not become one. */
export const slugOf = (name: string): string => slugWithout(name, /[^\p{L}\p{M}\p{N}]+/gu);

/** The name as that of a world. */
export const worldNameOf = (name: string): string => slugWithout(name, /[^a-z0-9]+/g);

function slugWithout(name: string, others: RegExp): string {
  const slug = name.toLowerCase().replace(others, '-').replace(/^-|-$/g, '');
  return [...slug].slice(0, 60).join('') || 'world';
}
