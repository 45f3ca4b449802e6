import type { Send } from './send.ts';

/** Statuses without a body; the Response constructor throws when one is given. */
const BODILESS: readonly number[] = [204, 205, 304];

/**
 * Sends a form and reports its progress, which fetch() cannot.
 * @throws TypeError when no answer comes, RangeError when its status is invalid, DOMException when the signal aborts
 */
export const sendForm: Send = (url, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.min(1, loaded / total));
    });
    request.addEventListener('load', () => {
      const { status, responseURL } = request;
      // Only fetch() can refuse to follow a redirect; its answer is not of this address.
      if (responseURL !== new URL(url, window.location.href).href)
        return reject(new TypeError('form upload: redirected'));
      try {
        resolve(
          new Response(BODILESS.includes(status) ? null : (request.response as ArrayBuffer), {
            status,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        );
      } catch {
        // A gateway may answer with a status above 599, and a Response has none.
        reject(new RangeError('form upload: invalid status'));
      }
    });
    request.addEventListener('error', () => reject(new TypeError('form upload: no response')));
    request.addEventListener('abort', () => reject(new DOMException('form upload aborted', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
    request.open(method, url);
    // As bytes, which Response reads as UTF-8, as in an answer to fetch(); a text would be decoded by the charset of its type.
    request.responseType = 'arraybuffer';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    if (signal.aborted) return reject(new DOMException('form upload aborted', 'AbortError'));
    signal.addEventListener('abort', giveUp);
    request.send(body);
  });

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(':');
    if (name) headers.append(name.trim(), value.join(':').trim());
  }
  return headers;
}
