import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { appConfig } from 'web/vite';

const STYLE_SHEET = /\s*<link rel="stylesheet" crossorigin href="[^"]+">/;

/** In the head, the app's style sheet would hold back the first paint, and with it the wheel, until it arrives. */
function paintFirst(): Plugin {
  return {
    name: 'kiosk:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link] = STYLE_SHEET.exec(html) ?? [];
        if (link === undefined) throw new Error('index.html has no style sheet to move');
        return html.replace(link, '').replace('</body>', `${link}</body>`);
      },
    },
  };
}

export default defineConfig(mergeConfig(appConfig(import.meta.dirname), { plugins: [paintFirst()] }));
