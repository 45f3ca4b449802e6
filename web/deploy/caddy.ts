import { FOREVER, headersOf, type Site } from './site.ts';

/** A site of a Caddyfile. */
export function caddyConfig(site: Site): string {
  const { name, port, root, backendPaths, tls } = site;
  const [backend] = site.backends;
  return `# Made by web/deploy/write.ts; change that, or the configuration of the app, and write it again.
${tls ? 'https' : 'http'}://${name}:${port} {
${tls ? `\ttls ${tls.certificate} ${tls.key}\n` : ''}
\theader {
${headersOf(site)
  .map(([header, value]) => `\t\t${header} "${value}"`)
  .join('\n')}
\t\t-Server
\t}

${backendPaths
  .map(
    (path) => `\thandle ${path}* {
\t\treverse_proxy ${backend} {
\t\t\t# A second try could move money twice.
\t\t\tlb_retries 0
\t\t}
\t}
`,
  )
  .join('\n')}
\thandle {
\t\troot * ${root}
\t\t@hidden path_regexp /\\.
\t\trespond @hidden 404
\t\t@forever path /assets/*
\t\t@file path_regexp \\.[^/]*$
\t\t@page not path_regexp \\.[^/]*$
\t\theader @file cache-control no-cache
\t\theader @forever cache-control "${FOREVER}"
\t\theader @page cache-control no-store
\t\theader /config.json cache-control no-store
\t\t# What has no extension is for the app to find, or to call not found. [2.09]
\t\trewrite @page /index.html
\t\tfile_server {
\t\t\tprecompressed zstd br gzip
\t\t}
\t}
}
`;
}
