import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a page could try if hostile content ran in it; each attempt follows a press, as browsers demand. */
const ATTEMPTS: Record<string, string> = {
  'a new window of the app': "open('/')",
  'a new window elsewhere': "open('https://elsewhere.example/')",
  'an empty window': "open('about:blank', '', 'popup,width=600,height=600')",
  'a link with a target': 'follow({ href: "/", target: "_blank" })',
  'a link to a file': "follow({ href: 'file:///etc/passwd' })",
  'a link to a file in a window': "follow({ href: 'file:///etc/passwd', target: '_blank' })",
  'a link to the settings': "follow({ href: 'chrome://settings' })",
  'a window of the settings': "open('chrome://settings')",
  'a link to the source': "follow({ href: 'view-source:' + location.href })",
  'a script as a link': "follow({ href: 'javascript:open()' })",
  'a text as a page': "follow({ href: 'data:text/html,<h1>out</h1>' })",
  'a blob as a window': "open(URL.createObjectURL(new Blob(['<h1>out</h1>'], { type: 'text/html' })))",
  'a letter': "follow({ href: 'mailto:a@example.com' })",
  'a call': "follow({ href: 'tel:0812345678' })",
  'a message app': "follow({ href: 'line://ti/p/@shop' })",
  'an Android intent': "follow({ href: 'intent://scan/#Intent;scheme=zxing;end' })",
  'a download': "follow({ href: URL.createObjectURL(new Blob(['out'])), download: 'out.txt' })",
  'the choice of a file': "Object.assign(document.createElement('input'), { type: 'file' }).click()",
  'the file system': 'showOpenFilePicker()',
  'a file to save': 'showSaveFilePicker()',
  'the printer': 'print()',
  'the end of full screen': 'document.exitFullscreen()',
  'a smaller window': 'resizeTo(300, 300), moveTo(400, 400)',
  'the end of the window': 'close()',
  'the camera': 'navigator.mediaDevices.getUserMedia({ video: true, audio: true })',
  'the screen': 'navigator.mediaDevices.getDisplayMedia()',
  'the place': 'navigator.geolocation.getCurrentPosition(() => {})',
  notifications: 'Notification.requestPermission()',
  'the clipboard': 'navigator.clipboard.readText()',
  fonts: 'queryLocalFonts()',
  'a USB device': 'navigator.usb.requestDevice({ filters: [] })',
  'a serial port': 'navigator.serial.requestPort()',
  'a Bluetooth device': 'navigator.bluetooth.requestDevice({ acceptAllDevices: true })',
  'a payment':
    "new PaymentRequest([{ supportedMethods: 'https://pay.example' }], { total: { label: 'x', amount: { currency: 'THB', value: '1' } } }).show()",
  'a password': "navigator.credentials.get({ password: true, mediation: 'required' })",
  "the browser's own sign-in": "fetch('/closed')",
  'a passkey': 'navigator.credentials.get({ publicKey: { challenge: new Uint8Array(32) } })',
  'a protocol handler': "navigator.registerProtocolHandler('web+wallet', '/?%s')",
  sharing: "navigator.share({ text: 'out' })",
  'another page here': "document.title = 'other'",
  'a page elsewhere': "location.href = 'https://elsewhere.example/'",
};

export const attempts = Object.keys(ATTEMPTS);

/**
 * A page that makes the next attempt at each press.
 * @param first index in `attempts` of the first one
 */
export function hostilePage(first: number): string {
  const steps = Object.values(ATTEMPTS).slice(first);
  return `<html data-phase="attract">
    <script src="/key-guard.js"></script>
    <script src="/terminal.js"></script>
    <body style="margin: 0; background: #081323; color: white; font: 60px sans-serif">
      <h1 id="root">hostile</h1>
      <script>
        const follow = (link) => Object.assign(document.createElement('a'), link).click();
        const steps = [${steps.map((step) => `() => (${step})`).join(',\n')}];
        let step = 0;
        addEventListener('click', (event) => {
          if (!event.isTrusted) return;
          const run = steps[step];
          step += 1;
          try {
            Promise.resolve(run && run()).catch(() => undefined);
          } catch {}
        });
      </script>
    </body>
  </html>`;
}

/** A site whose scripts and styles never arrive. */
export async function serveWithoutBundle(site: string) {
  return serve((request, response) => {
    if (!request.url?.startsWith('/assets/')) void passOn(site, request, response);
  });
}

const RELOAD = `setInterval(async () => {
  if (document.documentElement.dataset.phase !== 'attract') return;
  if ((await fetch('/terminal-drill/reloads')).ok) location.replace('/');
}, 200)`;

/** A site whose first screen loads itself again and again while `state.reloads` is set. */
export async function serveReloading(site: string) {
  const state = { reloads: false, loads: 0 };
  const server = await serve((request, response) => {
    if (request.url === '/terminal-drill/reloads') response.writeHead(state.reloads ? 200 : 404).end();
    else if (request.url === '/terminal-drill/reload.js')
      response.setHeader('content-type', 'text/javascript').end(RELOAD);
    else
      void passOn(site, request, response, (html) => {
        state.loads += 1;
        return html.replace('</head>', '<script src="/terminal-drill/reload.js"></script></head>');
      });
  });
  return { ...server, state };
}

async function passOn(
  site: string,
  { url, headers }: IncomingMessage,
  response: ServerResponse,
  edit = (html: string) => html,
): Promise<void> {
  const isPage = headers['sec-fetch-dest'] === 'document';
  const answer = await fetch(new URL(url ?? '/', site), { headers: { 'sec-fetch-dest': 'document' } });
  response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/html');
  const body = Buffer.from(await answer.arrayBuffer());
  response.end(isPage ? edit(body.toString()) : body);
}

async function serve(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
