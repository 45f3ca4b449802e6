import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { useAct } from '../control/use-act.ts';
import type { Member } from '../control/use-member.ts';
import { useWorld } from '../control/world.ts';
import { Box } from '../ui/box.tsx';
import { saveBlob } from '../ui/save-blob.ts';
import { numberOf } from '../ui/schema.ts';
import styles from '../ui/ui.module.css';

export function SlipMaker({ member, nobody }: { member: Member | null; nobody: string }) {
  const { t } = useTranslation();
  const world = useWorld();
  const [amount, setAmount] = useState('250');
  const [minutes, setMinutes] = useState('0');
  const { isRunning, act } = useAct();
  const make = async () => {
    const body = {
      phone: member?.phone ?? '',
      amount: numberOf('amount', amount),
      minutesAgo: numberOf('minutesAgo', minutes),
    };
    const { reference } = await world.makeTransfer(body);
    saveBlob(await world.slipPicture(reference), `slip-${reference}.png`);
  };
  return (
    <Box title={t('slip.make')} note={member ? t('slip.make_note', { who: member.name }) : nobody}>
      <form
        className={styles.form}
        aria-label={t('slip.make')}
        onSubmit={(event) => {
          event.preventDefault();
          void act(null, make);
        }}
      >
        <label>
          {t('amount')}
          <input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </label>
        <label>
          {t('slip.minutes')}
          <input inputMode="decimal" value={minutes} onChange={({ target }) => setMinutes(target.value)} />
        </label>
        <Button
          type="submit"
          className={styles.small}
          title="POST /transfers"
          busy={isRunning}
          disabled={member === null}
        >
          {t('slip.download')}
        </Button>
      </form>
    </Box>
  );
}

export function GiftMaker() {
  const { t } = useTranslation();
  const world = useWorld();
  const [amount, setAmount] = useState('100');
  const [link, setLink] = useState('');
  const { isRunning, act } = useAct();
  const make = async () => setLink((await world.makeGift(numberOf('amount', amount))).link);
  return (
    <Box title={t('gift.title')}>
      <form
        className={styles.form}
        aria-label={t('gift.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void act(null, make);
        }}
      >
        <label>
          {t('amount')}
          <input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </label>
        <Button type="submit" className={styles.small} title="POST /gifts" busy={isRunning}>
          {t('gift.make')}
        </Button>
        {link !== '' && (
          <label className={styles.wide}>
            {t('gift.link')}
            <input readOnly value={link} />
          </label>
        )}
      </form>
    </Box>
  );
}
