import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ServerBanner } from '../../html/server-banner.tsx';
import type { Banner } from '../../shared/session/banners.ts';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { Button } from '../../ui/form/button.tsx';
import { Carousel } from '../../ui/layout/carousel.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { afterBanners, type BannerTopic } from './open-with-banners.ts';
import styles from './banners-dialog.module.css';

/** The banners of invite or refund; closing them, however, opens the dialog they are about. [2.41] [3.15] */
export function BannersDialog({ about, banners }: { about: BannerTopic; banners: readonly Banner[] }) {
  const { t } = useTranslation(['home', 'common']);
  const openDialog = useSetAtom(openDialogAtom);
  const goOn = () => openDialog(afterBanners(about));
  const title = t(`common:title.${about}`);

  return (
    <Sheet open onOpenChange={(open) => !open && goOn()} title={title} closeLabel={t('common:close_button')}>
      <Carousel
        label={title}
        previousLabel={t('banners_previous')}
        nextLabel={t('banners_next')}
        slideLabel={(number, count) => t('banners_slide', { number, count })}
        slides={banners.map((banner, index) => ({
          key: String(index),
          content: <ServerBanner {...banner} className={styles.banner} />,
        }))}
      />
      <SheetFooter>
        <Button kind="gold" wide onClick={goOn}>
          {t('banners_next_button')}
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
