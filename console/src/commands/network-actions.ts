import type { TFunction } from 'i18next';
import type { Action } from './action.ts';

const MONEY_CALLS = [
  ['transfer', 'POST /api/wallet/transfer'],
  ['withdrawal', 'POST /api/wallet/withdrawAll'],
  ['qr', 'POST /api/qrcode/{bankCode}'],
  ['spin', 'POST /api/spinwheel/spin'],
] as const;

export function forNetwork(t: TFunction): Action[] {
  const fault = (id: string, words: string, body: object, label = t(`act.${id}`)): Action => ({
    id,
    group: 'network',
    words: `fault network ${words}`,
    label,
    verb: 'POST /faults',
    input: { body },
  });
  return [
    fault('slow', 'slow latency 3 seconds', {
      call: '*',
      kind: 'latency',
      milliseconds: 3000,
      times: 'always',
    }),
    fault('limit', 'REQUEST_LIMIT 429 too many requests', { call: '*', kind: 'limit' }),
    fault('gone', 'gone 410 terminated', { call: '*', kind: 'gone', times: 'always' }),
    fault('offline', 'offline reset cut connection', { call: '*', kind: 'reset', times: 'always' }),
    fault('flaky', 'flaky half random', { call: '*', kind: 'reset', times: 'always', probability: 0.3 }),
    ...MONEY_CALLS.flatMap(([name, call]) => [
      fault(
        `lost_${name}`,
        'timeout after commit lost answer unknown outcome drop',
        { call, kind: 'drop' },
        t('act.lost', { what: t(`call.${name}`) }),
      ),
      fault(
        `half_${name}`,
        'half a body broken answer',
        { call, kind: 'half-body' },
        t('act.half', { what: t(`call.${name}`) }),
      ),
    ]),
    {
      id: 'faults_off',
      group: 'network',
      words: 'no faults clear remove network fine',
      label: t('act.faults_off'),
      verb: 'DELETE /faults',
    },
  ];
}
