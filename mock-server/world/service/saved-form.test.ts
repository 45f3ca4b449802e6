import { it } from 'vitest';
import { expectSavedForm } from '../../test/expect-saved-form.ts';
import { madeWorld } from '../../test/made-world.ts';
import { outageCodes, type Outage } from './outages.ts';
import { countRequest } from './request-limit.ts';
import { requestCountsSlice } from './request-limit.ts';
import { flagsSlice } from './flags.ts';
import { outagesSlice } from './outages.ts';

it('the flags, outages and counts of a snapshot load only whole', () => {
  const world = madeWorld();
  world.flags.requestsPerMinute = 5;
  countRequest(world, 'a');
  for (const outage of Object.keys(outageCodes) as Outage[]) world.outages.add(outage);
  const refused = { 'outages.0': ['', 'moon'] };
  expectSavedForm(outagesSlice, world, { refuses: refused });
  expectSavedForm(requestCountsSlice, world, { refuses: { 'requestCounts.0.1.count': [-1] } });
  expectSavedForm(flagsSlice, world, {
    takes: {
      'flags.edition': ['thai', 'laos', 'both'],
      'flags.otpCode': ['123456', null],
      'flags.tokenSeconds': [0],
      'flags.requestsPerMinute': [0, null],
    },
    refuses: {
      'flags.edition': [''],
      'flags.otpCode': ['12345', '1234567'],
      'flags.tokenSeconds': [-1],
      'flags.requestsPerMinute': [-1],
    },
  });
});
