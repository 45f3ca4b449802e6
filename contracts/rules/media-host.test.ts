import { describe, expect, it } from 'vitest';
import { isMediaHost } from './media-host.ts';

describe('an image host', () => {
  it.each([
    'https://media.test',
    'https://cdn-1.media.example',
    'https://media.test:8443',
    'https://xn--72c.test',
  ])('may be %j [3.15]', (text) => {
    expect(isMediaHost(text)).toBe(true);
  });

  it.each([
    ['http://media.test'],
    ['https://media.test/'],
    ['https://media.test/pictures'],
    ['https://media.test:443'],
    ['https://MEDIA.test'],
    ['https://user@media.test'],
    ['https://*.media.test'],
    ['https://media.test;script-src'],
    ["https://media.test 'unsafe-inline'"],
    ['https://media.test,https://other.test'],
    ['https://media.test\n'],
    ['https://media..test'],
    ['https://'],
    ['//media.test'],
    ['xhttps://media.test'],
    ['https://media.test:99999'],
    ['media.test'],
    ['*'],
    ['https:'],
    ['data:'],
    [''],
    [7],
    [null],
    [['https://media.test']],
  ])('may not be %j [3.15]', (text) => {
    expect(isMediaHost(text)).toBe(false);
  });
});
