import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Tag } from 'web/ui';
import { emptyText, UNKNOWN } from '../control/unknown.ts';
import { useActions, useRoom } from '../commands/use-actions.ts';
import { useMember } from '../control/use-member.ts';
import { useRun, useVerb } from '../control/use-verb.ts';
import { Box, Buttons, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { timeOf } from '../ui/money.ts';
import { SchemaForm } from '../ui/schema-form.tsx';
import { VerbButton } from '../ui/verb-button.tsx';
import { Scroll } from '../ui/scroll.tsx';
import styles from '../ui/ui.module.css';
import chat from './chat.module.css';

const CUSTOMER = 'customer';

export function ChatSection() {
  const { t } = useTranslation();
  const { member, nobody } = useMember();
  const own = useRoom(member?.phone);
  const rooms = useVerb('GET /chat/rooms').data?.rooms;
  const connection = useVerb('GET /chat/connection').data;
  const sockets = useVerb('GET /chat/sockets').data?.sockets;
  const [chosen, setChosen] = useState<string | null>(null);
  const room = chosen ?? own;
  const presets = useActions().filter(({ id }) => id.startsWith('chat_') && id !== 'chat_cut');
  return (
    <Grid>
      <Box
        title={t('chat.rooms')}
        side={<VerbButton label={t('act.chat_cut')} verb="DELETE /chat/sockets" />}
      >
        <Rows empty={emptyText(rooms, t('chat.no_rooms'))}>
          {rooms?.map(({ room: name, phone, messages, unreadByAgent, lastAt }) => (
            <Row
              key={name}
              title={phone ?? t('chat.guest')}
              detail={[name, t('chat.messages', { count: messages }), lastAt && timeOf(lastAt)]
                .filter(Boolean)
                .join(' · ')}
            >
              {unreadByAgent > 0 && <Tag tone="gold">{unreadByAgent}</Tag>}
              <Button className={styles.small} aria-pressed={room === name} onClick={() => setChosen(name)}>
                {t('chat.open')}
              </Button>
            </Row>
          ))}
        </Rows>
      </Box>
      <Stack>
        {room !== null && <Conversation key={room} room={room} />}
        <Box title={t('chat.presets', { who: member?.name ?? '–' })}>
          {!member && <Rows empty={nobody}>{null}</Rows>}
          <Buttons>
            {presets.map(({ id, label, verb, input }) => (
              <VerbButton
                key={id}
                label={t(`chat_kind.${id.replace('chat_', '')}`)}
                name={label}
                verb={verb}
                input={input}
              />
            ))}
          </Buttons>
        </Box>
        <Box title={t('chat.connection')} note={t('chat.sockets', { count: sockets?.length ?? UNKNOWN })}>
          {connection && (
            <SchemaForm verb="PUT /chat/connection" label={t('save')} value={connection} keepsRest />
          )}
        </Box>
      </Stack>
    </Grid>
  );
}

function Conversation({ room }: { room: string }) {
  const { t } = useTranslation();
  const { run, isRunning } = useRun();
  const [text, setText] = useState('');
  const [sender, setSender] = useState('agent');
  const params = { room };
  const messages = useVerb('GET /chat/rooms/{room}/messages', { params }).data?.messages ?? [];
  const send = async () => {
    const body = { text, sender };
    if (await run('POST /chat/rooms/{room}/messages', { params, body }, t('chat.send')))
      // What was typed meanwhile stays.
      setText((now) => (now === text ? '' : now));
  };
  return (
    <Box
      title={room}
      side={
        <>
          <VerbButton label={t('chat.read')} verb="POST /chat/rooms/{room}/read" input={{ params }} />
          <VerbButton label={t('chat.end')} verb="POST /chat/rooms/{room}/end" input={{ params }} />
        </>
      }
    >
      <Scroll label={room} size={messages.length}>
        <ul className={chat.log}>
          {messages.map(({ sender: from, createdAt, message }, index) => (
            <li key={`${createdAt} ${index}`} className={from === CUSTOMER ? chat.customer : chat.agent}>
              <b>
                {from === CUSTOMER ? t('chat.customer') : from} · {timeOf(createdAt)}
              </b>
              {wordsOf(message) ?? <code>{JSON.stringify(message)}</code>}
            </li>
          ))}
        </ul>
      </Scroll>
      <form
        className={chat.write}
        aria-label={t('chat.send')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label>
          {t('chat.sender')}
          <input value={sender} onChange={({ target }) => setSender(target.value)} />
        </label>
        <label>
          {t('chat.text')}
          <input value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
        </label>
        <Button
          type="submit"
          className={styles.small}
          busy={isRunning}
          title="POST /chat/rooms/{room}/messages"
        >
          {t('chat.send')}
        </Button>
      </form>
    </Box>
  );
}

/** The words of a text; other kinds have none. */
function wordsOf({ message_type, payload }: { message_type: string; payload: unknown }): string | undefined {
  if (message_type !== 'text' || typeof payload !== 'object' || payload === null) return undefined;
  return 'message' in payload ? String(payload.message) : undefined;
}
