import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { useAct } from '../../control/use-act.ts';
import type { Member } from '../../control/use-member.ts';
import { useVerb } from '../../control/use-verb.ts';
import { useWorld } from '../../control/world.ts';
import styles from '../../ui/ui.module.css';

/** Opens the member app in a new tab, signed in as this member, in this world. */
export function OpenAsMember({ member: { phone, name } }: { member: Member }) {
  const { t } = useTranslation();
  const world = useWorld();
  const { web } = useVerb('GET /apps').data ?? { web: null };
  const { isRunning, act } = useAct();
  if (web === null) return null;
  const open = () =>
    act(null, async () => {
      const { token } = await world.issueToken(phone);
      const ticket = new URLSearchParams({ world: world.name, phone, token });
      window.open(`${web}/mock/open#${ticket.toString()}`, '_blank', 'noopener');
    });
  return (
    <Button
      className={styles.small}
      title="POST /members/{phone}/tokens"
      busy={isRunning}
      onClick={() => void open()}
    >
      {t('member.open', { name })}
    </Button>
  );
}
