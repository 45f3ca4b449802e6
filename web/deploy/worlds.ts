/**
 * Finds the world of a request for several processes of the mock behind one address; each world lives in one of them, chosen by
 * the hash of its name. nginx reads the name as the mock does: from the path of a verb, from `?world=` where allowed, from the
 * header, from the cookie; the default is `demo`.
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

export function worldUpstream(name: string, backends: readonly string[]): string {
  return `upstream ${name} {
  # Adding or removing a process moves only one share of the worlds.
  hash $world consistent;
  # No failover: another process would create the worlds of a missing one again.
${backends.map((backend) => `  server ${new URL(backend).host} max_fails=0;`).join('\n')}
  keepalive 32;
}
`;
}
