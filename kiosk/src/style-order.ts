/**
 * Moves the app's style sheet from behind the lantern, where the build puts it, to the head, before the sheets of later screens,
 * which the bundler appends there: rules of equal weight apply in the order of their sheets. The copy comes from the cache, and
 * both apply until it has loaded.
 */
export function moveStylesToHead({ head, body }: Document): void {
  for (const link of body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', () => link.remove());
    head.append(copy);
  }
}
