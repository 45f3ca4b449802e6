/** Like fetch(). `onProgress` receives the share of the form that has been sent, 0 to 1. */
export type Send = (
  url: string,
  init: {
    method: string;
    headers: Headers;
    body: string | FormData | null;
    signal: AbortSignal;
    redirect?: 'error';
    cache?: 'no-store';
  },
  onProgress?: (share: number) => void,
) => Promise<Response>;
