/**
 * What may come from the service, set once at the start. Apart from the checks, which no page needs before it shows something of
 * the service.
 */
export const allowed = {
  /** The hosts that pictures may come from: those of the configuration, which are also in the content security policy. [3.15] */
  pictureHosts: [] as readonly string[],
  /** Whether the HTML of the service has links; without them only their text shows. (K1) */
  hasLinks: true,
};

export function allowFromService(pictureHosts: readonly string[], hasLinks = true): void {
  Object.assign(allowed, { pictureHosts, hasLinks });
}
