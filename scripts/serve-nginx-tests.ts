// Like serve-tests.ts, with nginx in front of the member app: for `npm run drill:nginx`.
import { anyPorts } from './environment.ts';
import { serveBehindNginx } from './serve/behind-nginx.ts';
import { buildApps } from './serve/build-apps.ts';
import { closeWithParent } from './serve/close-with-parent.ts';
import { serve } from './serve/serve.ts';

await buildApps();
const { close, ...addresses } = await serve(anyPorts(), { mediaHosts: ['https://media.test'] });
const nginx = await serveBehindNginx([addresses.mock], { chatUrl: '', serviceWorker: false });
console.log(JSON.stringify({ ...addresses, web: nginx.url }));
closeWithParent(() => Promise.all([close(), nginx.close()]));
