import { outages } from 'mock-server/control';
import { useTranslation } from 'react-i18next';
import { CLOCK_STEPS } from '../commands/actions.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Buttons, Grid, Stack } from '../ui/box.tsx';
import { SchemaForm } from '../ui/schema-form.tsx';
import { LanguageTexts } from './language-texts.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

export function SettingsSection() {
  const { t } = useTranslation();
  const flags = useVerb('GET /flags').data;
  const lookups = useVerb('GET /lookups').data;
  const limits = useVerb('GET /withdraw-limits').data;
  const hours = useVerb('GET /slip-hours').data;
  const clock = useVerb('GET /clock').data;
  const out = useVerb('GET /outages').data?.outages;
  return (
    <Stack>
      <Box title={t('settings.flags')}>
        <Buttons>
          {Object.entries(flags ?? {})
            .filter(([, value]) => typeof value === 'boolean')
            .map(([name, isOn]) => (
              <VerbButton
                key={name}
                label={name}
                isPressed={Boolean(isOn)}
                verb="PUT /flags"
                input={{ body: { [name]: !isOn } }}
              />
            ))}
        </Buttons>
        {flags && (
          <SchemaForm
            verb="PUT /flags"
            label={t('save')}
            value={flags}
            only={['edition', 'tokenSeconds', 'otpCode', 'requestsPerMinute']}
            keepsRest
          />
        )}
      </Box>
      <Box title={t('settings.outages')} note={t('settings.outages_note')}>
        <Buttons>
          {outages.map((part) => {
            const isOut = out?.includes(part) ?? false;
            return (
              <VerbButton
                key={part}
                label={part}
                isPressed={isOut}
                disabled={out === undefined}
                verb="PUT /outages/{part}"
                input={{ params: { part }, body: { isOut: !isOut } }}
              />
            );
          })}
        </Buttons>
      </Box>
      <Grid>
        <Box title={t('clock.label')}>
          <Buttons>
            {CLOCK_STEPS.map(([step, seconds]) => (
              <VerbButton
                key={step}
                label={t(`clock.${step}`)}
                verb="POST /clock/advance"
                input={{ body: { seconds } }}
              />
            ))}
            {[1, 60, 3600].map((rate) => (
              <VerbButton
                key={rate}
                label={`×${rate}`}
                name={t('clock.rate', { rate })}
                isPressed={clock?.rate === rate}
                verb="PUT /clock"
                input={{ body: { rate } }}
              />
            ))}
          </Buttons>
          {clock && <SchemaForm verb="PUT /clock" label={t('clock.set')} value={clock} keepsRest />}
        </Box>
        <Box title={t('settings.limits')}>
          {limits && <SchemaForm verb="PUT /withdraw-limits" label={t('save')} value={limits} keepsRest />}
        </Box>
        <Box title={t('settings.hours')}>
          {hours && <SchemaForm verb="PUT /slip-hours" label={t('save')} value={hours} keepsRest />}
        </Box>
        <Box title={t('settings.lookups')}>
          {lookups && <SchemaForm verb="PUT /lookups" label={t('save')} value={lookups} keepsRest />}
        </Box>
        <LanguageTexts language="th" />
        <LanguageTexts language="lo" />
        <LanguageTexts language="en" />
      </Grid>
    </Stack>
  );
}
