import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { verbs, type ControlEndpoint, type Verb } from 'mock-server/control';
import { useRun, type AnyInput } from '../control/use-verb.ts';
import { FieldError, fieldKind, typedOf, valueOf, type Schema } from './schema.ts';
import styles from './ui.module.css';

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
  const { run, isRunning } = useRun();
  const endpoint: ControlEndpoint = verbs[verb];
  const body = (endpoint.body ?? {}) as Schema;
  const first = { ...((value ?? endpoint.example ?? {}) as Record<string, unknown>) };
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [error, setError] = useState<string | null>(null);
  const fields = Object.entries(body.properties ?? {}).filter(([name]) => only?.includes(name) ?? true);
  const typedIn = (name: string) => typed[name] ?? typedOf(first[name]);

  const send = async (sent: unknown) => {
    const input = { ...(params && { params }), body: sent };
    if (onSend) return onSend(input);
    // After a save, the fields show the world's values again, except for what was typed meanwhile.
    if ((await run(verb, input, label)) && value)
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== typed[name])),
      );
  };
  const submit = () => {
    try {
      const sent = body.properties
        ? Object.fromEntries(
            fields
              .filter(([name]) => !keepsRest || typed[name] !== undefined)
              .filter(([name, schema]) => isSent(name, schema, body, typedIn(name)))
              .map(([name, schema]) => [name, valueOf(name, schema, typedIn(name))]),
          )
        : valueOf('body', { type: 'object' }, typed['body'] ?? typedOf(first));
      setError(null);
      void send(sent);
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

/** Leaves out an empty field if that is allowed and does not mean null. */
function isSent(name: string, schema: Schema, { required = [] }: Schema, typed: string): boolean {
  return typed !== '' || required.includes(name) || fieldKind(schema).isNullable;
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
    case 'json':
      return (
        <label className={styles.wide}>
          {name}
          <textarea value={typed} onChange={({ target }) => onTyped(target.value)} />
        </label>
      );
  }
}
