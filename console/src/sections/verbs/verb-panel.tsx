import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { addressOf, verbs, type ControlEndpoint, type Verb } from 'mock-server/control';
import { useMember } from '../../control/use-member.ts';
import { sentenceOf } from '../../control/use-act.ts';
import { callLoosely, type AnyInput } from '../../control/use-verb.ts';
import { useWorld } from '../../control/world.ts';
import type { Schema } from '../../ui/schema.ts';
import { SchemaField, SchemaForm } from '../../ui/schema-form.tsx';
import styles from '../../ui/ui.module.css';
import { FileForm } from './file-form.tsx';

const LONGEST_ANSWER = 20_000;

export function VerbPanel({ verb, label }: { verb: Verb; label: string }) {
  const { t } = useTranslation();
  const world = useWorld();
  const { member } = useMember();
  const endpoint: ControlEndpoint = verbs[verb];
  const { method, path } = addressOf(verb, endpoint);
  const names = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'world');
  const { properties = {}, required = [] } = (endpoint.query ?? {}) as Schema;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState<string | null>(null);
  const type = (name: string) => (text: string) => setTyped({ ...typed, [name]: text });
  const params = Object.fromEntries(
    names.map((name) => [name, typed[name] ?? (name === 'phone' ? (member?.phone ?? '') : '')]),
  );
  // Empty fields are left out of the query.
  const query = Object.fromEntries(
    Object.keys(properties).flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])),
  );

  const call = async (input: AnyInput) => {
    try {
      const reply = await callLoosely(world, verb, input);
      setAnswer(
        reply instanceof Blob ? `${reply.type}, ${reply.size} bytes` : JSON.stringify(reply, null, 2),
      );
    } catch (error) {
      setAnswer(sentenceOf(t, error));
    }
  };
  const send = (input: AnyInput) => void call(input);

  return (
    <details>
      <summary className={styles.row}>
        <code>{verb}</code>
        <span className={styles.quiet}>{endpoint.summary}</span>
      </summary>
      {names.length + Object.keys(properties).length > 0 && (
        <div className={styles.form}>
          {names.map((name) => (
            <SchemaField
              key={name}
              name={name}
              schema={{ type: 'string' }}
              isOptional={false}
              typed={params[name] ?? ''}
              onTyped={type(name)}
            />
          ))}
          {Object.entries(properties).map(([name, schema]) => (
            <SchemaField
              key={name}
              name={name}
              schema={schema}
              isOptional={!required.includes(name)}
              typed={typed[name] ?? ''}
              onTyped={type(name)}
            />
          ))}
        </div>
      )}
      {endpoint.bodyLimit !== undefined ? (
        <FileForm label={label} onSend={(body) => send({ params, query, body })} />
      ) : endpoint.body !== undefined ? (
        <SchemaForm verb={verb} label={label} params={params} onSend={send} />
      ) : (
        <div className={styles.buttons}>
          <Button
            className={styles.small}
            aria-label={`${method === 'GET' ? t('verb.read') : t('send')} ${verb}`}
            onClick={() => send({ params, query })}
          >
            {method === 'GET' ? t('verb.read') : t('send')}
          </Button>
        </div>
      )}
      {/* Always there, because a screen reader tells only what changes in it. */}
      <div role="status">
        {answer !== null && <pre className={styles.note}>{answer.slice(0, LONGEST_ANSWER)}</pre>}
      </div>
    </details>
  );
}
