import { useTranslation } from 'react-i18next';
import { emptyText } from '../control/unknown.ts';
import { useMember } from '../control/use-member.ts';
import { useVerb } from '../control/use-verb.ts';
import { NextSlipFails } from './next-slip-fails.tsx';
import { Box, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { halfOf, money, timeOf } from '../ui/money.ts';
import { SchemaForm } from '../ui/schema-form.tsx';
import { Scroll } from '../ui/scroll.tsx';
import { slipReasons } from '../ui/slip-reasons.ts';
import styles from '../ui/ui.module.css';
import { VerbButton } from '../ui/verb-button.tsx';
import { GiftMaker, SlipMaker } from './deposit-makers.tsx';
import { Planned } from './planned.tsx';

export function DepositsSection() {
  const { t } = useTranslation();
  const { member, nobody } = useMember();
  const options = useVerb('GET /deposit-options').data;
  const refusals = useVerb('GET /qrs/refuse-next').data?.refusals ?? [];
  return (
    <Stack>
      <Grid>
        <Box
          title={t('qr.title')}
          side={<VerbButton label={t('act.qr_refused')} verb="POST /qrs/refuse-next" />}
        >
          <Planned
            title={t('qr.planned', { count: refusals.length })}
            entries={refusals.map(({ message, phone }) => [message, phone].filter(Boolean).join(' '))}
            verb="DELETE /qrs/refuse-next"
          />
          <Scroll label={t('qr.title')}>
            <LiveQrs all />
          </Scroll>
        </Box>
        <Box title={t('slip.queue')}>
          <Scroll label={t('slip.queue')}>
            <PendingSlips all />
          </Scroll>
        </Box>
      </Grid>
      <NextSlipFails />
      <Grid>
        <SlipMaker key={member?.phone} member={member} nobody={nobody} />
        <GiftMaker />
        <Box title={t('deposit.options')}>
          {options && <SchemaForm verb="PUT /deposit-options" label={t('save')} value={options} keepsRest />}
        </Box>
      </Grid>
    </Stack>
  );
}

export function LiveQrs({ all = false }: { all?: boolean }) {
  const { t } = useTranslation();
  const qrs = useVerb('GET /qrs').data?.qrs;
  const shown = qrs?.filter(({ status }) => all || status === 'live');
  return (
    <Rows empty={emptyText(shown, t('qr.none'))}>
      {shown?.map(({ qrcodeId, amount, bankCode, phone, status, expiresAt }) => {
        const params = { qrcodeId };
        const name = `QR ${money(amount)}`;
        return (
          <Row
            key={qrcodeId}
            title={name}
            detail={`${bankCode} · ${phone} · ${status} · ${timeOf(expiresAt)}`}
          >
            {status === 'live' && (
              <>
                <VerbButton
                  label={t('qr.paid')}
                  name={t('qr.paid_name', { name })}
                  verb="POST /qrs/{qrcodeId}/paid"
                  input={{ params }}
                />
                <VerbButton
                  label={t('qr.wrong')}
                  name={t('qr.wrong_name', { name })}
                  verb="POST /qrs/{qrcodeId}/paid-wrong"
                  input={{ params, body: { amount: halfOf(amount) } }}
                />
              </>
            )}
            {status === 'expired' && (
              <VerbButton
                label={t('qr.late')}
                name={t('qr.late_name', { name })}
                verb="POST /qrs/{qrcodeId}/paid-late"
                input={{ params }}
              />
            )}
          </Row>
        );
      })}
    </Rows>
  );
}

export function PendingSlips({ all = false }: { all?: boolean }) {
  const { t } = useTranslation();
  const slips = useVerb('GET /slips').data?.slips;
  const shown = slips?.filter(({ status }) => all || status === 'PENDING').toReversed();
  return (
    <Rows empty={emptyText(shown, t('slip.none'))}>
      {shown?.map(({ id, phone, amount, status, note, reading, picture, at }) => {
        const params = { slipId: id };
        const name = amount === null ? t('slip.unread') : t('slip.of', { amount: money(amount) });
        return (
          <Row
            key={id}
            title={
              <>
                {name}{' '}
                <a href={picture} target="_blank" rel="noreferrer">
                  {t('slip.picture')}
                </a>
              </>
            }
            detail={[phone, status, note, reading, timeOf(at)].filter(Boolean).join(' · ')}
          >
            {status === 'PENDING' && (
              <VerbButton
                label={t('approve')}
                name={t('approve_name', { name })}
                verb="POST /slips/{slipId}/decide"
                input={{ params, body: { status: 'SUCCESS', amount: amount ?? 100 } }}
              />
            )}
            {all && (
              <VerbButton
                label={t('slip.lose')}
                name={t('slip.lose_name', { name })}
                verb="DELETE /slips/{slipId}/file"
                input={{ params }}
                ask={t('slip.ask_lose')}
              />
            )}
            {status === 'PENDING' && (
              <div className={styles.reasons}>
                <span className={styles.quiet}>{t('slip.reject')}</span>
                {slipReasons.map((reason) => (
                  <VerbButton
                    key={reason}
                    label={reason}
                    name={t('slip.reject_name', { name, reason })}
                    verb="POST /slips/{slipId}/decide"
                    input={{ params, body: { status: 'FAILED', reason } }}
                  />
                ))}
              </div>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}
