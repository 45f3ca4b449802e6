/**
 * Whether the host serves the page of the running build: the page names its entry script, which has a content hash.
 * @throws Error when the host does not serve it now
 */
export async function isCurrent({ document }: Pick<Window, 'document'>): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  // Not `/index.html`, which the worker may have cached.
  const answer = await fetch('/', { cache: 'no-store' });
  if (!answer.ok) throw new Error();
  return (await answer.text()).includes(`"${own}"`);
}
