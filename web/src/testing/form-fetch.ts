type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const BOUNDARY = 'wallet-test-form';

/**
 * A fetch() that serialises forms itself. The test page has its own FormData, which this process's fetch does not know and
 * would send as text.
 */
export function formFetch(fetch: Fetch): Fetch {
  return async (input, init = {}) => {
    if (!(init.body instanceof FormData)) return fetch(input, init);
    const headers = new Headers(init.headers);
    headers.set('content-type', `multipart/form-data; boundary=${BOUNDARY}`);
    return fetch(input, { ...init, headers, body: await written(init.body) });
  };
}

async function written(form: FormData): Promise<ArrayBuffer> {
  const parts: BlobPart[] = [];
  for (const [name, value] of form) {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
    if (typeof value === 'string') parts.push(`${head}\r\n\r\n${value}\r\n`);
    else {
      parts.push(`${head}; filename="${value.name}"\r\ncontent-type: ${value.type}\r\n\r\n`);
      parts.push(await value.arrayBuffer(), '\r\n');
    }
  }
  return new Blob([...parts, `--${BOUNDARY}--\r\n`]).arrayBuffer();
}
