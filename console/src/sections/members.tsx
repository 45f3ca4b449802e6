import { useTranslation } from 'react-i18next';
import { emptyText, UNKNOWN } from '../control/unknown.ts';
import { useActions } from '../commands/use-actions.ts';
import { useMember } from '../control/use-member.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Buttons, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { money, timeOf } from '../ui/money.ts';
import { SchemaForm } from '../ui/schema-form.tsx';
import { VerbButton } from '../ui/verb-button.tsx';
import { OpenAsMember } from './apps/open-as-member.tsx';
import { MemberTable } from './member-table.tsx';

export function MembersSection() {
  const { t } = useTranslation();
  const { member } = useMember();
  const otps = useVerb('GET /otps').data?.otps;
  return (
    <Stack>
      <MemberTable />
      <Grid>
        <Box title={t('member.add')}>
          <SchemaForm verb="POST /members" label={t('member.add')} />
        </Box>
        <Box title={t('member.otps')}>
          <Rows empty={emptyText(otps, t('member.no_otps'))}>
            {otps?.toReversed().map(({ ref, phone, code, status, sentAt }) => (
              <Row key={ref} title={code} detail={`${phone} · ${status} · ${timeOf(sentAt)}`} />
            ))}
          </Rows>
        </Box>
      </Grid>
      {member && <ChosenMember key={member.phone} />}
    </Stack>
  );
}

function ChosenMember() {
  const { t } = useTranslation();
  const { member } = useMember();
  const actions = useActions().filter(({ group }) => group === 'member');
  const phone = member?.phone ?? '';
  const bonus = useVerb('GET /members/{phone}/bonus', { params: { phone } }).data;
  const held = bonus?.held ?? null;
  const coupons = (useVerb('GET /coupons').data?.coupons ?? []).filter((coupon) => coupon.phone === phone);
  if (!member) return null;
  const params = { phone };
  return (
    <Grid>
      <Box title={t('member.what', { name: member.name })} side={<OpenAsMember member={member} />}>
        <Rows>
          <Row title={t('member.wallet')} detail={`${money(member.wallet)} ${member.currency}`} />
          {Object.entries(member.games).map(([code, balance]) => (
            <Row key={code} title={code} detail={money(balance)} />
          ))}
          <Row
            title={t('member.bonus')}
            detail={
              held
                ? t('member.held', { code: held.code, toPlay: money(held.toPlay) })
                : bonus
                  ? t('none')
                  : UNKNOWN
            }
          >
            {held && (
              <VerbButton
                label={t('member.finish_bonus')}
                verb="POST /members/{phone}/bonus/finish"
                input={{ params }}
              />
            )}
          </Row>
          {coupons.map(({ id, name, isClaimed, expiresAt }) => (
            <Row key={id} title={name} detail={isClaimed ? t('reward.claimed') : timeOf(expiresAt)}>
              <VerbButton
                label={t('reward.expire')}
                name={`${t('reward.expire')}: ${name}`}
                verb="POST /coupons/{couponId}/expire"
                input={{ params: { couponId: id } }}
              />
            </Row>
          ))}
        </Rows>
      </Box>
      <Box title={t('member.states')}>
        <Buttons>
          {actions.map(({ id, label, verb, input }) => (
            <VerbButton key={id} label={label} verb={verb} input={input} />
          ))}
          <VerbButton
            label={t('member.expired_token')}
            verb="POST /members/{phone}/tokens"
            input={{ params, body: { expiresInSeconds: 0 } }}
          />
          <VerbButton
            label={t('member.has_wallet')}
            verb="PUT /members/{phone}/wallet"
            input={{ params, body: { hasWallet: true } }}
          />
          <VerbButton
            label={t('member.remove')}
            verb="DELETE /members/{phone}"
            input={{ params }}
            ask={t('member.ask_remove', { name: member.name })}
          />
        </Buttons>
      </Box>
      <Box title={t('member.balance')}>
        <SchemaForm verb="PUT /members/{phone}/balance" label={t('save')} params={params} />
        <SchemaForm
          verb="PUT /members/{phone}/currency"
          label={t('member.currency')}
          params={params}
          value={{ currency: member.currency }}
        />
      </Box>
      <Box title={t('member.bank')}>
        <SchemaForm verb="PUT /members/{phone}/bank" label={t('save')} params={params} value={member.bank} />
      </Box>
      <Box title={t('member.statement')}>
        <SchemaForm verb="POST /members/{phone}/statement" label={t('add')} params={params} />
      </Box>
      <Box title={t('member.plays')} note={t('member.plays_note')}>
        <SchemaForm verb="PUT /members/{phone}/plays" label={t('save')} params={params} />
        <SchemaForm verb="PUT /members/{phone}/invites" label={t('member.invites')} params={params} />
      </Box>
    </Grid>
  );
}
