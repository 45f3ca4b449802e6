import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../../web/locales');
/** Thai first: a launcher that waits for the app does not know the shop's language yet. */
const LANGUAGES = ['th', 'lo', 'en'] as const;

/** The page shown while the app does not answer, instead of the browser's error page. (K9) */
export async function holdingPage(): Promise<string> {
  const lines = await Promise.all(
    LANGUAGES.map(async (language) => {
      const text = await readFile(join(LOCALES, language, 'kiosk.json'), 'utf8');
      const { attract } = JSON.parse(text) as { attract: { waiting: string } };
      return `<p lang="${language}">${escapeHtml(attract.waiting)}</p>`;
    }),
  );
  return `<!doctype html>
<html lang="th" data-phase="holding">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <script src="/key-guard.js"></script>
    <link rel="stylesheet" href="/terminal/holding.css" />
    <script src="/terminal.js"></script>
    <script src="/terminal/holding.js"></script>
    <title>Wallet</title>
  </head>
  <body>
    <main role="status"><img src="/icon.svg" alt="" />${lines.join('')}</main>
  </body>
</html>
`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
