import { outages } from 'mock-server/control';
import { describe, expect, it } from 'vitest';
import { becomes, box, field, fill, form, press, shows, turns, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { PageSocket } from '../testing/page-socket.ts';

const STEPS = {
  '+1 min': 60,
  '+10 min': 600,
  '+1 hour': 3600,
  '+1 day': 86_400,
  '+1 week': 604_800,
  '+1 month': 2_592_000,
};

describe('the service and its clock in the console', () => {
  it('are switched, and take values', async () => {
    const { control, neverPressed } = await openConsole('settings');
    await shows('terminated');
    const switches = Object.entries(await control.flags()).filter(([, value]) => typeof value === 'boolean');
    expect(switches.length).toBeGreaterThan(10);
    for (const [name, value] of switches) {
      await press(name, () => box('Switches'));
      await becomes(async () => ({ ...(await control.flags()) })[name as 'terminated'], !value);
    }
    await turns('terminated', true, box('Switches'));
    const values = () => form('Save', box('Switches'));
    await fill('tokenSeconds', '99', values);
    await fill('requestsPerMinute', '7', values);
    await fill('edition', 'laos', values);
    await press('Save', values);
    await becomes(async () => {
      const { tokenSeconds, requestsPerMinute, edition } = await control.flags();
      return [tokenSeconds, requestsPerMinute, edition];
    }, [99, 7, 'laos']);

    // Other tests press these.
    const others = ['POST /clock/advance', 'PUT /clock', 'PUT /lookups', 'PUT /lookups/{language}'];
    expect(neverPressed()).toEqual([
      ...others,
      'PUT /outages/{part}',
      'PUT /slip-hours',
      'PUT /withdraw-limits',
    ]);
  });

  it('are put out of service part by part, and back', async () => {
    const { control } = await openConsole('settings');
    await until(() => box('Parts out of service'));
    for (const part of outages) {
      await press(part, () => box('Parts out of service'));
      await turns(part, true, box('Parts out of service'));
    }
    await becomes(async () => (await control.call('GET /outages')).outages, [...outages]);
    await press('login', () => box('Parts out of service'));
    await becomes(async () => (await control.call('GET /outages')).outages.includes('login'), false);
  });

  it('have limits, hours and texts', async () => {
    const { control, neverPressed } = await openConsole('settings');
    const send = async (title: string, typed: Record<string, string>) => {
      for (const [name, value] of Object.entries(typed))
        await fill(name, value, () => form('Save', box(title)));
      await press('Save', () => form('Save', box(title)));
    };
    const limits = { THB: { min: 5, max: 500 }, LAK: { min: 6, max: 600 } };
    const typed = Object.fromEntries(
      Object.entries(limits).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    await send('Limits of withdrawals', typed);
    await becomes(() => control.call('GET /withdraw-limits'), limits);
    await send('When no slips are taken', { closedFrom: '10:00', closedTo: '11:00', validMinutes: '9' });
    await becomes(() => control.call('GET /slip-hours'), {
      closedFrom: '10:00',
      closedTo: '11:00',
      validMinutes: 9,
    });
    await send('Texts for all languages', { notice: '<p>Today closed</p>' });
    await becomes(async () => (await control.lookups()).notice, '<p>Today closed</p>');
    for (const [title, language] of [
      ['Texts in Thai', 'th'],
      ['Texts in Lao', 'lo'],
      ['Texts in English', 'en'],
    ] as const) {
      await send(title, { name: `River ${language}` });
      await becomes(
        async () => (await control.call('GET /lookups/{language}', { params: { language } })).name,
        `River ${language}`,
      );
    }
    // Other tests press these.
    expect(neverPressed()).toEqual([
      'POST /clock/advance',
      'PUT /clock',
      'PUT /flags',
      'PUT /outages/{part}',
    ]);
  });

  it('advance in steps, run faster, freeze and are set', async () => {
    const { control } = await openConsole('settings');
    const now = async () => Date.parse((await control.clock()).now);
    const clock = () => box('Clock of this world');
    for (const [label, seconds] of Object.entries(STEPS)) {
      const before = await now();
      await press(label, clock);
      await becomes(now, before + seconds * 1000);
    }
    await press('×60: The clock runs 60 times as fast', clock);
    await becomes(async () => (await control.clock()).rate, 60);
    await shows('×60', () => document.querySelector('[role="group"]')!);
    await turns('×60: The clock runs 60 times as fast', true);
    await turns('×1: The clock runs 1 times as fast', false);
    await press('×1: The clock runs 1 times as fast', clock);
    await becomes(async () => (await control.clock()).rate, 1);
    await fill('now', '2027-03-04T05:06:07.000Z', () => form('Set the clock'));
    await press('Set the clock', () => form('Set the clock'));
    await becomes(now, Date.parse('2027-03-04T05:06:07.000Z'));
    await shows('2027-03-04 05:06:07 UTC');

    const bar = () => document.querySelector<HTMLElement>('[role="group"]')!;
    await press('+1 min', bar);
    await becomes(now, Date.parse('2027-03-04T05:07:07.000Z'));
    await press('+1 day', bar);
    await becomes(now, Date.parse('2027-03-05T05:07:07.000Z'));
    await press('Freeze', bar);
    await becomes(async () => (await control.clock()).isFrozen, false);
  });

  it('keep what a tester types while the world changes, and set nothing else', async () => {
    const { control, sent } = await openConsole('settings');
    const clock = () => form('Set the clock', box('Clock of this world'));
    const switches = () => form('Save', box('Switches'));
    const hours = () => form('Save', box('When no slips are taken'));
    const thai = () => form('Save', box('Texts in Thai'));
    await fill('rate', '60', clock);
    await fill('otpCode', '9', switches);
    await fill('closedFrom', '11:1', hours);
    await fill('notice', 'Closed', thai);
    const typedIn = field('rate', clock());
    await control.advanceClock({ seconds: 60 });
    await control.setFlags({ tokenSeconds: 77 });
    await control.setSlipHours({ closedFrom: '01:00', closedTo: '02:00' });
    await control.call('PUT /lookups/{language}', { params: { language: 'th' }, body: { name: 'River' } });
    await until(() => {
      expect(field('tokenSeconds', switches()).value).toBe('77');
      expect(field('closedTo', hours()).value).toBe('02:00');
      expect(field('name', thai()).value).toBe('River');
    });
    expect([
      field('otpCode', switches()),
      field('closedFrom', hours()),
      field('notice', thai()),
    ]).toMatchObject([{ value: '9' }, { value: '11:1' }, { value: 'Closed' }]);
    // The same field: with another, the tester would type into nothing.
    expect(field('rate', clock())).toBe(typedIn);
    await press('Set the clock', clock);
    await becomes(async () => (await control.clock()).rate, 60);
    expect(sent.find(([verb]) => verb === 'PUT /clock')).toEqual(['PUT /clock', { rate: 60 }]);
    await fill('otpCode', '999999', switches);
    await press('Save', switches);
    await fill('closedFrom', '11:10', hours);
    await press('Save', hours);
    await becomes(() => control.call('GET /slip-hours'), {
      closedFrom: '11:10',
      closedTo: '02:00',
      validMinutes: 60,
    });
    expect(sent.filter(([verb]) => /flags|hours/.test(verb))).toEqual([
      ['PUT /flags', { otpCode: '999999' }],
      ['PUT /slip-hours', { closedFrom: '11:10' }],
    ]);
  });

  it('keep what a tester types while a save is under way', async () => {
    const saving = Promise.withResolvers<undefined>();
    const { control } = await openConsole('settings', {
      holds: (key) => (key === 'PUT /slip-hours' ? saving.promise : undefined),
    });
    const hours = () => form('Save', box('When no slips are taken'));
    await fill('closedFrom', '11:10', hours);
    await press('Save', hours);
    await fill('closedTo', '12:20', hours);
    saving.resolve(undefined);
    await becomes(async () => (await control.call('GET /slip-hours')).closedFrom, '11:10');
    await shows('Done: Save');
    await new Promise(setImmediate);
    expect(field('closedTo', hours()).value).toBe('12:20');
    await press('Save', hours);
    await becomes(async () => (await control.call('GET /slip-hours')).closedTo, '12:20');
  });

  it('leave out of service what another tester has just taken out', async () => {
    let isStale = false;
    const { control } = await openConsole('settings', {
      holds: (key) => (isStale && key === 'GET /outages' ? new Promise(() => undefined) : undefined),
    });
    const parts = () => box('Parts out of service');
    await turns('login', false, await until(parts));
    await until(() => expect(parts().querySelector<HTMLButtonElement>('button')?.disabled).toBe(false));
    isStale = true;
    await control.setOutages(['login']);
    await press('otp-sending', parts);
    await becomes(async () => (await control.call('GET /outages')).outages, ['login', 'otp-sending']);
  });

  it('offer no part before it is known which are out', async () => {
    const known = Promise.withResolvers<undefined>();
    await openConsole('settings', { holds: (key) => (key === 'GET /outages' ? known.promise : undefined) });
    const part = () => box('Parts out of service').querySelector<HTMLButtonElement>('button');
    await until(() => expect(part()?.disabled).toBe(true));
    known.resolve(undefined);
    await until(() => expect(part()?.disabled).toBe(false));
  });

  it('leave the other texts of a language as in every language', async () => {
    const { control } = await openConsole('settings');
    const params = { language: 'th' };
    const thai = () => form('Save', box('Texts in Thai'));
    const texts = () => control.call('GET /lookups/{language}', { params });
    await fill('name', 'River', thai);
    await press('Save', thai);
    await becomes(texts, { name: 'River' });
    await fill('notice', 'Closed', thai);
    await press('Save', thai);
    await becomes(texts, { name: 'River', notice: 'Closed' });
    await until(() => expect(field('notice', thai()).value).toBe('Closed'));
    await fill('notice', '', thai);
    await press('Save', thai);
    await becomes(texts, { name: 'River' });
  });

  it('keep a text of a language that another tester has just changed', async () => {
    const { control } = await openConsole('settings');
    const params = { language: 'th' };
    const thai = () => form('Save', box('Texts in Thai'));
    await fill('notice', 'Closed', thai);
    const hear = PageSocket.mute();
    await control.call('PUT /lookups/{language}', { params, body: { name: 'River' } });
    await press('Save', thai);
    await becomes(() => control.call('GET /lookups/{language}', { params }), {
      name: 'River',
      notice: 'Closed',
    });
    hear();
  });

  it('keep a language without news as it is, and the lines of a long text', async () => {
    const { control } = await openConsole('settings');
    const params = { language: 'lo' };
    const lao = () => form('Save', box('Texts in Lao'));
    await control.call('PUT /lookups/{language}', {
      params,
      body: { notice: null, contactText: 'One\nTwo' },
    });
    await until(() => expect(field('contactText', lao()).value).toBe('One\nTwo'));
    await fill('contactText', `${field('contactText', lao()).value}\nThree`, lao);
    await press('Save', lao);
    await becomes(() => control.call('GET /lookups/{language}', { params }), {
      notice: null,
      contactText: 'One\nTwo\nThree',
    });
  });

  it('have no limit of requests once its field is emptied', async () => {
    const { control } = await openConsole('settings');
    await control.setFlags({ requestsPerMinute: 30 });
    const switches = () => form('Save', box('Switches'));
    await until(() => expect(field('requestsPerMinute', switches()).value).toBe('30'));
    await fill('requestsPerMinute', '', switches);
    await press('Save', switches);
    await becomes(async () => (await control.flags()).requestsPerMinute, null);
  });
});
