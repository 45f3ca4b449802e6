import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { enterWorld, useBrowserWorld } from '../../control/browser-world.ts';
import { useAct } from '../../control/use-act.ts';
import { useMember } from '../../control/use-member.ts';
import { useVerb } from '../../control/use-verb.ts';
import { useWorld } from '../../control/world.ts';
import { Box, Buttons, Empty, Stack } from '../../ui/box.tsx';
import styles from '../../ui/ui.module.css';
import looks from './frames.module.css';
import { saveReport } from '../exports/save-report.ts';
import { AppFrame, type Frame } from './app-frame.tsx';
import { captureFrames } from './capture-frames.ts';
import { OnAPhone } from './on-a-phone.tsx';
import { OpenAsMember } from './open-as-member.tsx';

const LANGUAGES = ['th', 'lo', 'en'] as const;
const SIZES = {
  phone: { width: 390, height: 844, scale: 0.8 },
  small: { width: 360, height: 740, scale: 0.8 },
  desktop: { width: 1280, height: 800, scale: 0.75 },
  kiosk: { width: 1080, height: 1920, scale: 0.4 },
} as const;
type Size = keyof typeof SIZES;

let lastId = 0;
function newFrame(app: Frame['app'], size: Size, locale: Frame['locale']): Frame {
  lastId += 1;
  return { id: `f${lastId}`, app, locale, ...SIZES[size] };
}

export function AppsSection() {
  const { t } = useTranslation();
  const world = useWorld();
  const { name } = world;
  const shown = useRef<HTMLDivElement>(null);
  const { member, nobody } = useMember();
  const apps = useVerb('GET /apps').data;
  const [size, setSize] = useState<Size>('phone');
  const [locale, setLocale] = useState<Frame['locale']>('th');
  const [frames, setFrames] = useState<readonly Frame[]>([]);

  const { isRunning, act } = useAct();
  const browserWorld = useBrowserWorld();
  /** Counts returns to this world; each loads the frames again. */
  const [returns, setReturns] = useState(0);

  // The frames use the browser's cookie to reach the mock; none is open yet.
  useEffect(() => enterWorld(name), [name]);

  if (!apps) return null;
  const add = (...added: Frame[]) => setFrames([...frames, ...added]);
  const report = async () => {
    const drawn = [...(shown.current?.querySelectorAll('iframe') ?? [])];
    const pictures = await captureFrames(drawn).catch(() => null);
    await saveReport(world, { name: `${name} with pictures`, note: '', pictures: pictures ?? [] });
    if (!pictures) throw new Error(t('apps.no_pictures'));
  };
  return (
    <Stack>
      <Box
        title={t('apps.title', { who: member?.name ?? '–' })}
        note={apps.web === null ? t('apps.none') : t('apps.note')}
        side={member && <OpenAsMember member={member} />}
      >
        {!member && <Empty>{nobody}</Empty>}
        <div className={styles.form}>
          <label>
            {t('apps.size')}
            <select value={size} onChange={({ target }) => setSize(target.value as Size)}>
              {(Object.keys(SIZES) as Size[]).map((one) => (
                <option key={one} value={one}>
                  {`${t(`apps.${one}`)} ${SIZES[one].width}×${SIZES[one].height}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('apps.language')}
            <select value={locale} onChange={({ target }) => setLocale(target.value as Frame['locale'])}>
              {LANGUAGES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </div>
        <Buttons>
          <Button
            className={styles.small}
            disabled={apps.web === null}
            onClick={() => add(newFrame('web', size, locale))}
          >
            {t('apps.add_web')}
          </Button>
          <Button
            className={styles.small}
            disabled={apps.kiosk === null}
            onClick={() => add(newFrame('kiosk', 'kiosk', locale))}
          >
            {t('apps.add_kiosk')}
          </Button>
          <Button
            className={styles.small}
            disabled={apps.web === null}
            onClick={() => add(...LANGUAGES.map((one) => newFrame('web', 'phone', one)))}
          >
            {t('apps.three')}
          </Button>
          <Button
            className={styles.small}
            title="GET /report"
            disabled={frames.length === 0}
            busy={isRunning}
            onClick={() => void act(t('apps.report'), report)}
          >
            {t('apps.report')}
          </Button>
        </Buttons>
        {frames.length > 0 && browserWorld !== name && (
          <div role="alert" className={styles.warning}>
            {t('apps.elsewhere', { world: browserWorld })}
            <Button
              className={styles.small}
              onClick={() => {
                enterWorld(name);
                setReturns(returns + 1);
              }}
            >
              {t('apps.return', { world: name })}
            </Button>
          </div>
        )}
        <div ref={shown} className={looks.frames}>
          {frames.map((frame) => {
            const url = apps[frame.app];
            // The kiosk starts signed out.
            const phone = frame.app === 'web' ? (member?.phone ?? '') : '';
            return (
              url !== null && (
                <AppFrame
                  // A frame belongs to one member: it must not load with the token of an earlier one.
                  key={`${frame.id} ${returns} ${phone}`}
                  frame={frame}
                  url={url}
                  phone={phone}
                  onClose={() => setFrames(frames.filter(({ id }) => id !== frame.id))}
                />
              )
            );
          })}
        </div>
      </Box>
      {member && apps.web !== null && <OnAPhone key={member.phone} member={member} />}
    </Stack>
  );
}
