import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import type { Reply } from 'mock-server/control';
import { useAct } from '../../control/use-act.ts';
import type { Member } from '../../control/use-member.ts';
import { useWorld } from '../../control/world.ts';
import { Box, Buttons } from '../../ui/box.tsx';
import styles from '../../ui/ui.module.css';
import looks from './frames.module.css';

/** A QR code that opens the app on a real phone, in this world, signed in. */
export function OnAPhone({ member: { phone, name } }: { member: Member }) {
  const { t } = useTranslation();
  const world = useWorld();
  const [found, setFound] = useState<Reply<'POST /members/{phone}/open'>['addresses'] | null>(null);
  const { isRunning, act } = useAct();
  const ask = () =>
    act(null, async () =>
      setFound((await world.call('POST /members/{phone}/open', { params: { phone } })).addresses),
    );
  return (
    <Box
      title={t('phone.title', { name })}
      note={found?.length === 0 ? t('phone.none') : t('phone.note')}
      side={
        <Button
          className={styles.small}
          title="POST /members/{phone}/open"
          busy={isRunning}
          onClick={() => void ask()}
        >
          {t('phone.show')}
        </Button>
      }
    >
      <Buttons>
        {found?.map(({ address, qr }) => (
          <figure key={address} className={looks.code}>
            <img alt={t('phone.qr', { name })} src={`data:image/svg+xml,${encodeURIComponent(qr)}`} />
            <figcaption className={styles.note}>{new URL(address).host}</figcaption>
          </figure>
        ))}
      </Buttons>
    </Box>
  );
}
