import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postToast, Button } from 'web/ui';
import { sentenceOf, useVerb } from '../../control/use-verb.ts';
import type { Member } from '../../control/use-member.ts';
import { useWorld } from '../../control/world.ts';
import styles from '../../ui/ui.module.css';

const ERROR_MS = 9_000;

/** Opens the member app in a new tab, signed in as this member, in this world. */
export function OpenAsMember({ member: { phone, name } }: { member: Member }) {
  const { t } = useTranslation();
  const world = useWorld();
  const { web } = useVerb('GET /apps').data ?? { web: null };
  const [isOpening, setOpening] = useState(false);
  if (web === null) return null;
  const open = async () => {
    setOpening(true);
    try {
      const { token } = await world.issueToken(phone);
      const ticket = new URLSearchParams({ world: world.name, phone, token });
      window.open(`${web}/mock/open#${ticket.toString()}`, '_blank', 'noopener');
    } catch (error) {
      postToast({ kind: 'error', text: sentenceOf(error), duration: ERROR_MS });
    } finally {
      setOpening(false);
    }
  };
  return (
    <Button
      className={styles.small}
      title="POST /members/{phone}/tokens"
      busy={isOpening}
      onClick={() => void open()}
    >
      {t('member.open', { name })}
    </Button>
  );
}
