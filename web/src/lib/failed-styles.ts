const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that fail to load, so that they can be fetched again. */
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
 * Fetches failed style sheets again. The bundler requests each one only once, so a retried screen would be unstyled.
 * @throws Error when one fails again
 */
export async function refetchStyles(): Promise<void> {
  await Promise.all([...failed].map(refetch));
}

function refetch(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`style sheet failed to load: ${again.href}`)));
    link.replaceWith(again);
  });
}
