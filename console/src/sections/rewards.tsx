import { useTranslation } from 'react-i18next';
import { emptyText, UNKNOWN } from '../control/unknown.ts';
import { useMember } from '../control/use-member.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Buttons, Empty, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { money, timeOf } from '../ui/money.ts';
import { SchemaForm } from '../ui/schema-form.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

export function RewardsSection() {
  const { t } = useTranslation();
  const { member, nobody } = useMember();
  const bonuses = useVerb('GET /bonuses').data;
  const promotions = useVerb('GET /promotions').data;
  const rules = useVerb('GET /bonus-rules').data;
  const banners = useVerb('GET /banners').data;
  const wheel = useVerb('GET /wheel').data;
  const coupons = useVerb('GET /coupons').data?.coupons;
  const params = { phone: member?.phone ?? '' };
  return (
    <Stack>
      <Box
        title={t('reward.next')}
        note={t('reward.next_note', { code: wheel ? (wheel.next ?? '–') : UNKNOWN })}
      >
        <Buttons>
          {wheel?.slices.map(({ code, label }) => (
            <VerbButton
              key={code}
              label={label}
              isPressed={wheel.next === code}
              verb="POST /wheel/next"
              input={{ body: { code } }}
            />
          ))}
        </Buttons>
      </Box>
      <Grid>
        <Box title={t('reward.coupons')}>
          <Rows empty={emptyText(coupons, t('reward.no_coupons'))}>
            {coupons?.toReversed().map(({ id, name, phone, amount, expiresAt, isClaimed }) => (
              <Row
                key={id}
                title={name}
                detail={`${phone} · ${money(amount)} · ${isClaimed ? t('reward.claimed') : timeOf(expiresAt)}`}
              >
                <VerbButton
                  label={t('reward.expire')}
                  name={`${t('reward.expire')}: ${name}, ${phone}`}
                  verb="POST /coupons/{couponId}/expire"
                  input={{ params: { couponId: id } }}
                />
              </Row>
            ))}
          </Rows>
          {member && (
            <SchemaForm
              key={member.phone}
              verb="POST /members/{phone}/coupons"
              label={t('reward.give')}
              params={params}
            />
          )}
        </Box>
        <Box title={t('member.coins')}>
          {member ? (
            <SchemaForm
              key={member.phone}
              verb="PUT /members/{phone}/coins"
              label={t('save')}
              params={params}
              value={{ coins: member.coins }}
            />
          ) : (
            <Empty>{nobody}</Empty>
          )}
        </Box>
        <Box title={t('reward.bonuses')}>
          {bonuses && <SchemaForm verb="PUT /bonuses" label={t('save')} value={bonuses} />}
          {rules && <SchemaForm verb="PUT /bonus-rules" label={t('save')} value={rules} />}
        </Box>
        <Box title={t('reward.promotions')}>
          {promotions && <SchemaForm verb="PUT /promotions" label={t('save')} value={promotions} />}
          {banners && (
            <SchemaForm verb="PUT /banners" label={t('reward.banners')} value={banners} keepsRest />
          )}
        </Box>
        <Box title={t('reward.wheel')}>
          {wheel && <SchemaForm verb="PUT /wheel" label={t('save')} value={wheel} />}
        </Box>
      </Grid>
    </Stack>
  );
}
