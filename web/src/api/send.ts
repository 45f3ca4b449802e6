/** As fetch() does it. `onProgress` hears how much of a form has left the device, 0 to 1. */
export type Send = (
  url: string,
  init: { method: string; headers: Headers; body: string | FormData | null; signal: AbortSignal },
  onProgress?: (share: number) => void,
) => Promise<Response>;
