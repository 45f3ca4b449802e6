import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { verbs, type ControlEndpoint, type Verb } from 'mock-server/control';
import { readAgain } from '../control/use-live.ts';
import { useAct } from '../control/use-act.ts';
import { callLoosely, type AnyInput } from '../control/use-verb.ts';
import { useWorld } from '../control/world.ts';
import { FieldError, fieldKind, typedOf, valueOf, type Schema } from './schema.ts';
import styles from './ui.module.css';

type Values = Record<string, unknown>;

interface SchemaFormProps {
  verb: Verb;
  label: string;
  /** Initial values; otherwise the documented example. */
  value?: object | undefined;
  params?: Record<string, string> | undefined;
  only?: readonly string[];
  /** The verb keeps what is not sent, and the value changes by itself: only what was typed is sent. */
  keepsRest?: boolean;
  /** Replaces the default of calling the verb and showing the outcome in a line. */
  onSend?: (input: AnyInput) => void;
}

export function SchemaForm({ verb, label, value, params, only, keepsRest = false, onSend }: SchemaFormProps) {
  const { t } = useTranslation();
  const { act, isRunning } = useAct();
  const world = useWorld();
  const queries = useQueryClient();
  const endpoint: ControlEndpoint = verbs[verb];
  const body = (endpoint.body ?? {}) as Schema;
  const first: Values = { ...(value ?? (endpoint.example as object | undefined)) };
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [error, setError] = useState<string | null>(null);
  const fields = Object.entries(body.properties ?? {}).filter(([name]) => only?.includes(name) ?? true);
  const typedIn = (name: string, values = first) => typed[name] ?? typedOf(values[name]);
  // A verb that replaces the whole value drops an emptied field; another one receives null if its schema allows it.
  const isReplaced = value !== undefined && !keepsRest;
  const isSentEmpty = (name: string, schema: Schema, values: Values) =>
    (body.required?.includes(name) ?? false) ||
    (fieldKind(schema).isNullable && (values[name] === null || (typed[name] !== undefined && !isReplaced)));

  const inputWith = (values: Values): AnyInput => ({
    ...(params && { params }),
    body: body.properties
      ? Object.fromEntries(
          fields
            .filter(([name]) => !keepsRest || typed[name] !== undefined)
            .filter(([name, schema]) => typedIn(name, values) !== '' || isSentEmpty(name, schema, values))
            .map(([name, schema]) => [name, valueOf(name, schema, typedIn(name, values))]),
        )
      : valueOf('body', { type: 'object' }, typed['body'] ?? typedOf(first)),
  });
  // The form may show values from before a change by another tester, or from before its own last save. A verb that replaces
  // everything would bring them back.
  const read = verb.replace('PUT', 'GET') as Verb;
  const latest = async () =>
    isReplaced && read in verbs ? ((await callLoosely(world, read, params && { params })) as Values) : first;

  const send = async (input: AnyInput) => {
    if (onSend) return onSend(input);
    const save = async () => callLoosely(world, verb, inputWith(await latest()));
    if (!(await act(label, save)) || !value) return;
    // After a save, the fields show the world's values again, except for what was typed meanwhile. Without reading them first,
    // they would show those from before the save.
    await readAgain(queries, world.name);
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== typed[name])));
  };
  const submit = () => {
    try {
      const input = inputWith(first);
      setError(null);
      void send(input);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      setError(error.message);
    }
  };

  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map(([name, schema]) => (
        <SchemaField
          key={name}
          name={name}
          schema={schema}
          isOptional={!body.required?.includes(name)}
          typed={typedIn(name)}
          onTyped={(text) => setTyped((now) => ({ ...now, [name]: text }))}
        />
      ))}
      {body.anyOf && (
        <label className={styles.wide}>
          body
          <textarea
            value={typed['body'] ?? typedOf(first)}
            onChange={({ target }) => setTyped({ body: target.value })}
          />
        </label>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" className={styles.small} title={verb} busy={isRunning}>
        {label === '' ? t('send') : label}
      </Button>
    </form>
  );
}

interface SchemaFieldProps {
  name: string;
  schema: Schema;
  isOptional: boolean;
  typed: string;
  onTyped: (text: string) => void;
}

export function SchemaField({ name, schema, isOptional, typed, onTyped }: SchemaFieldProps) {
  const field = fieldKind(schema);
  switch (field.kind) {
    case 'switch':
      return (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed === 'true'}
            onChange={({ target }) => onTyped(String(target.checked))}
          />
          {name}
        </label>
      );
    case 'choice':
      return (
        <label>
          {name}
          <select value={typed} onChange={({ target }) => onTyped(target.value)}>
            {(isOptional || typed === '') && <option value="">–</option>}
            {field.values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      );
    case 'number':
      return (
        <label>
          {name}
          <input
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onTyped(target.value)}
          />
        </label>
      );
    case 'text':
      return (
        <label>
          {name}
          <input autoComplete="off" value={typed} onChange={({ target }) => onTyped(target.value)} />
        </label>
      );
    case 'lines':
    case 'json':
      return (
        <label className={styles.wide}>
          {name}
          <textarea value={typed} onChange={({ target }) => onTyped(target.value)} />
        </label>
      );
  }
}
