import { FOREVER, headersOf, type Site } from './site.ts';
import { worldMaps, worldUpstream } from './worlds.ts';

/** Those of the build; a browser told nothing else of a file does not guess. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'application/javascript': 'js',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
};

interface Modules {
  /** nginx has `ngx_http_brotli_static_module`. */
  brotli: boolean;
}

/** How a location hands requests on. @param to address of a backend, or of an upstream */
const proxyTo = (to: string) => `    proxy_pass ${to};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_of_upgrade;
    # A second try could move money twice.
    proxy_next_upstream off;
    proxy_read_timeout 90s;
    proxy_request_buffering off;`;

const tlsLines = ({ tls }: Site) =>
  tls
    ? `  ssl_certificate ${tls.certificate};\n  ssl_certificate_key ${tls.key};\n  ssl_protocols TLSv1.2 TLSv1.3;\n`
    : '';

/** The mock's own origin. A snapshot travels as one body. */
function mockServer(site: Site, port: number, to: string): string {
  return `
server {
  listen ${port}${site.tls ? ' ssl http2' : ''};
  server_name ${site.name};
${tlsLines(site)}  server_tokens off;
  client_max_body_size 128m;
  location / {
${proxyTo(to)}
  }
}
`;
}

/** `server` blocks of nginx, to be included in `http`. */
export function nginxConfig(site: Site, { brotli }: Modules): string {
  const { name, port, root, backends, backendPaths, tls, mockPort } = site;
  const isMany = backends.length > 1;
  const upstream = `mocks_${port}`;
  const to = isMany ? `http://${upstream}` : backends[0];
  const lines = headersOf(site).map(([header, value]) => `add_header ${header} "${value}" always;`);
  // A location with a header of its own forgets those of the server, so each repeats them.
  const withHeaders = (cache: string) =>
    [...lines, `add_header cache-control "${cache}" always;`].map((line) => `    ${line}`).join('\n');
  return `# Made by web/deploy/write.ts; change that, or the configuration of the app, and write it again.
map $http_upgrade $connection_of_upgrade {
  default upgrade;
  '' '';
}
${isMany ? `${worldMaps()}${worldUpstream(upstream, backends)}` : ''}
server {
  listen ${port}${tls ? ' ssl http2' : ''};
  server_name ${name};
${tlsLines(site)}
  root ${root};
  server_tokens off;
  charset utf-8;
  charset_types text/html text/css application/javascript text/vtt application/json;
  types {
${Object.entries(TYPES)
  .map(([type, extension]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  # Packed when the site was written: nothing is packed while somebody waits.
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}
  # Slips: 10 MB and what surrounds them. [9.02]
  client_max_body_size 12m;

${backendPaths
  .map(
    (path) => `  # Before any pattern: a file of the backend has an extension too.
  location ^~ ${path} {
${proxyTo(to)}
  }
`,
  )
  .join('\n')}
  error_page 404 = @missing;
  location @missing {
${withHeaders('no-store')}
    return 404;
  }

  location ~ /\\. {
    return 404;
  }

  # Named after their content, so they never change.
  location ^~ /assets/ {
${withHeaders(FOREVER)}
    try_files $uri =404;
  }

  location = /config.json {
${withHeaders('no-store')}
  }

  location = /index.html {
${withHeaders('no-store')}
  }

  location ~ \\.[^/]*$ {
${withHeaders('no-cache')}
    try_files $uri =404;
  }

  # What has no extension is for the app to find, or to call not found. [2.09]
  location / {
${withHeaders('no-store')}
    rewrite ^ /index.html break;
  }
}
${mockPort === undefined ? '' : mockServer(site, mockPort, to)}`;
}
