import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../shared/session/banners.ts';
import { closeDialogAtom, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { BannerCarousel } from '../../shared/texts/banner-carousel.tsx';
import day from '../../ui/art/banners/day.svg?no-inline';
import lanterns from '../../ui/art/banners/limit.svg?no-inline';
import { Button } from '../../ui/form/button.tsx';
import { CloseContext } from '../../ui/overlay/back-layers.ts';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { afterBanners, type BannerTopic, openWithBannersAtom } from './open-with-banners.ts';

const ART: Record<BannerTopic, string> = { invite: lanterns, refund: day };

/** Closing them in any way opens the dialog of the topic; a link in them leads to its page instead. [2.41] [3.15] */
export function BannersDialog({ about, banners }: { about: BannerTopic; banners: readonly Banner[] }) {
  const { t } = useTranslation(['home', 'common']);
  const openDialog = useSetAtom(openDialogAtom);
  const goOn = () => openDialog(afterBanners(about));
  const close = useSetAtom(closeDialogAtom);
  const leave = () => {
    close();
    return true;
  };
  const title = t(`common:title.${about}`);
  const read = useSetAtom(openWithBannersAtom);
  const [locale] = useLocale();
  const readIn = useRef(locale);
  // The service localises them.
  useEffect(() => {
    if (locale !== readIn.current) void read(about);
    readIn.current = locale;
  }, [about, locale, read]);

  return (
    <Sheet open onOpenChange={(open) => !open && goOn()} title={title} closeLabel={t('common:close_button')}>
      <CloseContext value={leave}>
        <BannerCarousel label={title} banners={banners} art={ART[about]} />
      </CloseContext>
      <SheetFooter>
        <Button kind="gold" wide onClick={goOn}>
          {t('banners_next_button')}
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
