import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../shared/texts/copy-text.tsx';
import { LinkOut } from '../../shared/texts/link-out.tsx';
import { LightCard } from '../../ui/display/light-card.tsx';
import type { Contact } from './contact-state.ts';
import fallbackPicture from './messenger.svg?url&no-inline';
import styles from './contact-page.module.css';

export function Messenger({ link, name, picture }: Contact['line']) {
  const { t } = useTranslation('contact');
  const [isBroken, setIsBroken] = useState(false);
  const shown = isBroken ? null : picture;

  return (
    <>
      <div className={styles.card} data-code={shown ? '' : undefined}>
        <LightCard>
          <img
            className={shown ? styles.picture : styles.fallback}
            src={shown ?? fallbackPicture}
            alt={shown ? t('qr_alt') : ''}
            width="224"
            height="224"
            draggable={false}
            onError={() => setIsBroken(true)}
          />
          {(shown ?? name) && <p className={styles.hint}>{shown ? t('qr_hint') : t('name_hint')}</p>}
          {name !== '' && (
            <p className={styles.name}>
              <b>{name}</b>
              <CopyText label={t('copy_name_button')} text={name} />
            </p>
          )}
        </LightCard>
      </div>
      {link && (
        <LinkOut kind="gold" wide icon={MessageCircle} href={link}>
          {t('messenger_link')}
        </LinkOut>
      )}
    </>
  );
}
