import { parseConfig } from 'contracts/rules';
import { expect, it, vi } from 'vitest';
import shippedConfig from '../../../public/config.json' with { type: 'json' };
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { createServices } from './create-services.ts';

it.each([
  ['https://api.example', 'https://api.example/api/lookup/info'],
  ['https://api.example/', 'https://api.example/api/lookup/info'],
  ['https://api.example/wallet', 'https://api.example/wallet/api/lookup/info'],
  ['https://api.example/wallet//', 'https://api.example/wallet/api/lookup/info'],
  ['', '/api/lookup/info'],
])('calls go to the base address %j of the configuration [7.57]', async (apiBaseUrl, address) => {
  const opened: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    opened.push(url as string);
    return Promise.reject(new TypeError('no network in a test'));
  });
  const { call } = createServices({
    config: parseConfig({ ...shippedConfig, apiBaseUrl }),
    platform: createBrowserPlatform(window),
  });
  await expect(call('GET /api/lookup/info', ({ name }) => name)).rejects.toThrow();
  expect(opened).toEqual([address]);
});
