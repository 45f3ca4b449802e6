/** Functions that run in the page, for drills that set its clock. */

/** A kiosk ends the visit of a member who does not touch it. */
export const move = () =>
  void document.documentElement.dispatchEvent(new Event('pointermove', { bubbles: true }));

/** The page's own timers stand still between two steps of its clock. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
