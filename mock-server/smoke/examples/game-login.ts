import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import type { Client } from '../../client/create-client.ts';

const credentials = (slotCode: string) => async (client: Client) => {
  await client.call('GET /api/wallet/activate/{slotCode}', { params: { slotCode } });
  const { body } = await client.call('GET /api/wallet/account/{slotCode}', { params: { slotCode } });
  return { params: { username: body.username, password: body.password } };
};

const username = (slotCode: string) => async (client: Client) => {
  const { params } = await credentials(slotCode)(client);
  return { params: { username: params.username } };
};

export const gameLoginExamples = {
  'GET /api/autoLogin/pg/{username}': { input: username('PG') },
  'GET /api/autoLogin/betflix/{username}': { input: username('BETFLIX') },
  'GET /api/autoLogin/areaslot/{username}': { input: username('AREASLOT') },
  'GET /api/autoLogin/joker2/{username}': { input: username('JOKER2') },
  'GET /api/autoLogin/huayhd/{username}': { input: username('HUAYHD') },
  'GET /api/autoLogin/askmebet/{username}/{password}': { input: credentials('ASKMEBET') },
  'GET /api/autoLogin/imi/{username}/{password}': { input: credentials('IMI') },
  'GET /api/autoLogin/usun/{username}/{password}': { input: credentials('USUN') },
  'GET /api/autoLogin/circus/{username}/{password}': { input: credentials('CIRCUS') },
  'GET /api/autoLogin/slotracha/{username}/{password}': { input: credentials('SLOTRACHA') },
  'GET /api/autoLogin/pgslot/{username}/{password}': { input: credentials('PGSLOT') },
} satisfies Partial<Record<EndpointKey, Example>>;
