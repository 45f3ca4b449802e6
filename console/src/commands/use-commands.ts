import { useTranslation } from 'react-i18next';
import { UNKNOWN } from '../control/unknown.ts';
import { useVerb } from '../control/use-verb.ts';
import { useWorld } from '../control/world.ts';
import type { VerbAction } from '../ui/verb-button.tsx';
import { isNewWorld } from './is-new-world.ts';
import { useActions } from './use-actions.ts';

/** An action, or a section to open. */
export type Command = { id: string; words: string } & (
  | ({ kind: 'act' } & VerbAction)
  | { kind: 'open'; label: string; section: string }
);

export function useCommands(sections: readonly string[]): Command[] {
  const { t } = useTranslation();
  const world = useWorld();
  const facts = useVerb('GET /').data;
  const scenarios = useVerb('GET /scenarios').data?.scenarios ?? [];
  const { codes = [], slipReasons = [] } = useVerb('GET /codes').data ?? {};
  const ask = useAskBeforeReset();
  return [
    ...useActions().map((action): Command => ({ kind: 'act', ...action })),
    ...scenarios.map(({ name, description }): Command => ({
      kind: 'act',
      id: `scenario ${name}`,
      label: t('scenario.make', { name }),
      words: `scenario world ${description}`,
      verb: 'PUT /',
      input: { body: { scenario: name, ...(facts ? { seed: facts.seed } : {}) } },
      ask,
    })),
    ...codes.map(({ code, calls: [{ call } = { call: '*' }] }): Command => ({
      kind: 'act',
      id: `code ${code}`,
      label: t('code.next', { code, call }),
      words: 'code error answer refuse',
      verb: 'POST /faults',
      input: { body: { call, kind: 'refuse', code } },
    })),
    ...slipReasons.map(({ code }): Command => ({
      kind: 'act',
      id: `slip ${code}`,
      label: t('slip.next', { code }),
      words: 'slip rejected reason failed',
      verb: 'POST /slips/fail-next',
      input: { body: { reason: code } },
    })),
    ...sections.map((section): Command => ({
      kind: 'open',
      id: `open ${section}`,
      label: t('open', { section: t(`section.${section}`) }),
      words: `go ${world.name} ${section}`,
      section,
    })),
  ];
}

/** The question before a reset: asked for each world of which it is not known that no call and no verb has changed it. */
export function useAskBeforeReset(): string | undefined {
  const { t } = useTranslation();
  const { name } = useWorld();
  const count = useVerb('GET /journal/count').data?.count;
  const history = useVerb('GET /history').data;
  const isNew = history !== undefined && isNewWorld(history);
  return name !== 'demo' && count === 0 && isNew
    ? undefined
    : t('scenario.ask', { world: name, count: count ?? UNKNOWN });
}
