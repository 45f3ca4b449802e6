import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { useWorld } from '../../control/world.ts';
import styles from '../../ui/ui.module.css';
import looks from './frames.module.css';

export interface Frame {
  id: string;
  app: 'web' | 'kiosk';
  locale: 'th' | 'lo' | 'en';
  width: number;
  height: number;
  scale: number;
}

interface AppFrameProps {
  frame: Frame;
  url: string;
  /** The member who is signed in; empty for nobody. */
  phone: string;
  onClose: () => void;
}

export function AppFrame({
  frame: { id, app, locale, width, height, scale },
  url,
  phone,
  onClose,
}: AppFrameProps) {
  const { t } = useTranslation();
  const world = useWorld();
  const [token, setToken] = useState<string | null>(null);
  const isSignedIn = phone !== '';
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    world.issueToken(phone).then(
      (issued) => !isOver && setToken(issued.token),
      () => !isOver && setToken(''),
    );
    return () => {
      isOver = true;
    };
  }, [world, phone, isSignedIn]);
  const name = t('apps.frame', { app: t(`apps.${app}`), locale });
  // The app's host reads it before the app starts.
  const asked = JSON.stringify({
    id: `${world.name} ${id}`,
    locale,
    ...(isSignedIn ? { phone, token } : {}),
  });

  return (
    <div className={looks.frame}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Button className={styles.small} aria-label={t('apps.close', { name })} onClick={onClose}>
          ×
        </Button>
      </div>
      <div className={looks.screen} style={{ width: width * scale, height: height * scale }}>
        {(!isSignedIn || token !== null) && (
          <iframe
            title={name}
            name={`console-frame:${asked}`}
            src={url}
            width={width}
            height={height}
            style={{ scale: String(scale) }}
          />
        )}
      </div>
    </div>
  );
}
