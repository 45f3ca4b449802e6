interface Shown {
  info: { title: string; description: string };
  channels: {
    chat: {
      messages: Record<
        string,
        { title: string; payload: unknown; examples?: { name: string; payload: unknown }[] }
      >;
    };
  };
}

const STYLE = `body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1f23; }
pre { background: #f4f6f8; padding: .8rem 1rem; border-radius: .5rem; overflow: auto; font-size: .85rem; line-height: 1.45; }
summary { cursor: pointer; padding: .25rem 0; } code { background: #f4f6f8; padding: .1rem .3rem; border-radius: .25rem; }
@media (prefers-color-scheme: dark) { body { background: #14181c; color: #e6e9ec; } pre, code { background: #20262c; } a { color: #8ab4f8; } }`;

export function chatPage(document: object): string {
  const { info, channels } = document as Shown;
  const sections = Object.entries(channels.chat.messages).map(
    ([name, { title, payload, examples = [] }]) =>
      `<h2><code>${escaped(name)}</code> ${escaped(title)}</h2>
${examples.map((example) => folded(example.name, example.payload)).join('\n')}
${folded('Shape (JSON Schema)', payload)}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title>
<style>${STYLE}</style>
<h1>${escaped(info.title)}</h1>
<p>${escaped(info.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
<p><a href="/docs">The calls</a> · <a href="/docs/chat.json">This page as AsyncAPI</a></p>
${sections.join('\n')}
</html>
`;
}

const folded = (title: string, value: unknown) =>
  `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
