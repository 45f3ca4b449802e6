import { useAtomValue } from 'jotai';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { websiteAtom } from '../../shared/visit/lookup-state.ts';
import { OpenOnPhone } from '../../shared/printing/open-on-phone.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { SheetCompanion } from '../../ui/overlay/sheet-companion.tsx';

/** Shows no link, token or password on the screen. (K7) (K11) */
export function PlayElsewhere() {
  const { t } = useTranslation('games');
  const website = useAtomValue(websiteAtom);
  return (
    <>
      <Callout icon={Smartphone} title={t('elsewhere_title')}>
        {website ? t('elsewhere_text', { website }) : t('elsewhere_text_plain')}
      </Callout>
      <SheetCompanion>
        <OpenOnPhone />
      </SheetCompanion>
    </>
  );
}
