/** The browser keeps the addresses of further requests out of its list of timings, which any script of the page can read. */
export const stopTimings = () => performance.setResourceTimingBufferSize(0);
