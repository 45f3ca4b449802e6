/**
 * Several processes of the mock behind one address: each world lives in one of them, found by the hash of its name. The name
 * is read as the mock reads it: from the path of a verb, from `?world=` where an address may carry it, from the header, from the
 * cookie; else it is `demo`.
 */
export function worldMaps(): string {
  return String.raw`map $http_cookie $world_of_cookie {
  default demo;
  "~(?:^|;\s*)mock-world=\s*(?<in_cookie>[^;]*?)\s*(?:;|$)" $in_cookie;
}
map $http_x_mock_world $world_of_headers {
  default $http_x_mock_world;
  '' $world_of_cookie;
}
map $arg_world $world_of_address {
  default $arg_world;
  '' $world_of_headers;
}
map $uri $world {
  default $world_of_headers;
  "~^/qa/api/worlds/(?<in_path>[^/]+)" $in_path;
  "~^/(?:files|games|qa/live|socket\.io)(?:/|$)" $world_of_address;
}
`;
}

/** @param backends such as `http://10.0.0.5:4000` */
export function worldUpstream(name: string, backends: readonly string[]): string {
  return `upstream ${name} {
  # One process more or less moves the worlds of one share alone.
  hash $world consistent;
  # A process that is away keeps its worlds: another would make them again.
${backends.map((backend) => `  server ${new URL(backend).host} max_fails=0;`).join('\n')}
  keepalive 32;
}
`;
}
