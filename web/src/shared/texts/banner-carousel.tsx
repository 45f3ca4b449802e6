import { useTranslation } from 'react-i18next';
import { ServerBanner } from '../../html/server-banner.tsx';
import { Carousel } from '../../ui/layout/carousel.tsx';
import type { Banner } from '../session/banners.ts';

export interface BannerCarouselProps {
  label: string;
  banners: readonly Banner[];
  art: string;
}

/** Load it lazily: the sanitiser is large. [2.41] [2.72] [3.15] */
export function BannerCarousel({ label, banners, art }: BannerCarouselProps) {
  const { t } = useTranslation();
  return (
    <Carousel
      label={label}
      previousLabel={t('banners.previous')}
      nextLabel={t('banners.next')}
      slideLabel={(number, count) => t('banners.slide', { number, count })}
      slides={banners.map((banner, index) => ({
        key: String(index),
        content: <ServerBanner {...banner} art={art} />,
      }))}
    />
  );
}
