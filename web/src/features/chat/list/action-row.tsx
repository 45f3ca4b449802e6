import { useAtomValue, useSetAtom } from 'jotai';
import { foreignHostOf, type SafeUrl, safeWrittenUrl } from '../../../html/safe-url.ts';
import { LinkOut } from '../../../shared/texts/link-out.tsx';
import { servicesAtom } from '../../../shared/session/services.ts';
import { Button, buttonClass } from '../../../ui/form/button.tsx';
import styles from '../media/chat-bubble.module.css';
import { sendPostbackAtom } from '../state/chat-sending.ts';
import type { ChatAction } from '../state/conversation.ts';
import { HereLink } from './here-link.tsx';
import { opensHere } from './link-parts.ts';
import { scriptLanguage } from './script-language.ts';

const NUMBER = /^\+?\d{3,15}$/;
/** One address and nothing else: no subject, text or further receivers. */
const MAIL = /^mailto:[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/i;

/** What a button opens outside the browser; null for anything else. */
function otherAddressOf(type: string, payload: string): string | null {
  if (type === 'web' && MAIL.test(payload)) return payload;
  const number = payload.replace(/^tel:/i, '').replaceAll(/[ ().-]/g, '');
  return (type === 'call' || (type === 'web' && /^tel:/i.test(payload))) && NUMBER.test(number)
    ? `tel:${number}`
    : null;
}

interface ActionRowProps {
  actions: ChatAction[];
  isQuick?: boolean;
}

export function ActionRow({ actions, isQuick = false }: ActionRowProps) {
  if (actions.length === 0) return null;
  return (
    <div
      className={isQuick ? styles.replies : styles.actions}
      lang={scriptLanguage(actions.map(({ title }) => title).join())}
    >
      {actions.map((action, index) => (
        <Action key={index} {...action} />
      ))}
    </div>
  );
}

/** Adds the host that the link opens, because the title may hide it. */
function NameOfPage({ title, address }: { title: string; address: SafeUrl }) {
  const host = foreignHostOf(address, window.location.href);
  if (host === null || title === host) return title;
  return (
    <span>
      {title} <span className={styles.host}>({host})</span>
    </span>
  );
}

/** Unknown types are shown but do nothing. */
function Action({ title, type, payload }: ChatAction) {
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  const answer = useSetAtom(sendPostbackAtom);
  const address = type === 'web' ? safeWrittenUrl(payload, window.location.href) : null;
  const here = address && opensHere(address) ? address : otherAddressOf(type, payload);
  if (here && linkTarget)
    return (
      <HereLink className={buttonClass({ small: true })} href={here}>
        {title}
      </HereLink>
    );
  if (address && linkTarget)
    return (
      <LinkOut small href={address}>
        <NameOfPage title={title} address={address} />
      </LinkOut>
    );
  if (type === 'postback')
    return (
      <Button small onClick={() => answer(title, payload)}>
        {title}
      </Button>
    );
  return <span>{title}</span>;
}
