import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Guide, type GuideProps } from '../../ui/display/guide.tsx';
import { servicesAtom } from '../session/services.ts';

const SpeakButton = lazyPart(async () => (await import('../../ui/form/speak-button.tsx')).SpeakButton);

interface SpokenGuideProps extends Pick<GuideProps, 'title'> {
  steps: readonly (GuideProps['steps'][number] & { text: string })[];
}

/** Reads the guide aloud where the platform has a voice for the language: not every member reads. */
export function SpokenGuide({ title, steps }: SpokenGuideProps) {
  const { t, i18n } = useTranslation('money');
  const { voice } = useAtomValue(servicesAtom).platform;
  return (
    <Guide
      title={title}
      steps={steps}
      action={
        voice && (
          <Suspense fallback={null}>
            <SpeakButton
              voice={voice}
              text={[title, ...steps.map(({ text }) => text)].join('. ')}
              language={i18n.language}
              label={t('speak_button')}
              stopLabel={t('speak_stop_button')}
            />
          </Suspense>
        )
      }
    />
  );
}
