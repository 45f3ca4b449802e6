const BOUNDARY = /boundary=([\w-]+)/;

interface Body {
  content?: unknown;
  encoded?: unknown;
}

/** Numbers the form boundaries of a pact file in order, because Pact writes random ones each time. */
export function withFixedBoundaries(text: string): string {
  const pact = JSON.parse(text) as { interactions?: { request?: { body?: Body } }[] };
  let forms = 0;
  let changed = text;
  for (const { request } of pact.interactions ?? []) {
    const made = BOUNDARY.exec(JSON.stringify(request ?? {}))?.[1];
    if (made === undefined) continue;
    forms += 1;
    const fixed = `pact-form-${forms}`;
    const body = request?.body;
    if (body?.encoded === 'base64' && typeof body.content === 'string') {
      const content = Buffer.from(body.content, 'base64').toString('latin1').replaceAll(made, fixed);
      changed = changed.replace(body.content, Buffer.from(content, 'latin1').toString('base64'));
    }
    changed = changed.replaceAll(made, fixed);
  }
  return changed;
}
