const failed = new Set<HTMLLinkElement>();

/** Remembers style sheets that did not come. */
export function watchStyles(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    // The event does not bubble.
    true,
  );
}

/**
 * Fetches them again. The bundler does not, for it asks for each one once: a screen that was asked for again would come
 * without its looks.
 * @throws Error when one does not come this time either
 */
export async function refetchStyles(): Promise<void> {
  await Promise.all([...failed].map(refetch));
}

function refetch(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no style sheet ${again.href}`)));
    link.replaceWith(again);
  });
}
