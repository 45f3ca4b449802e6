import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import { emptyText } from '../control/unknown.ts';
import { useMember } from '../control/use-member.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { money, timeOf } from '../ui/money.ts';
import { SchemaForm } from '../ui/schema-form.tsx';
import { VerbButton } from '../ui/verb-button.tsx';
import { Scroll } from '../ui/scroll.tsx';

const STAKE = 50;

export function GamesSection() {
  const { t } = useTranslation();
  const { member, nobody } = useMember();
  const outages = useVerb('GET /game-outages').data?.codes;
  const phone = member?.phone ?? '';
  const games = useVerb('GET /members/{phone}/games', { params: { phone } }).data?.games ?? [];
  const sorted = games.toSorted((a, b) => (a.isOpen === b.isOpen ? 0 : a.isOpen ? -1 : 1));
  return (
    <Stack>
      <Grid>
        <Box title={t('games.title', { who: member?.name ?? '–' })} note={t('games.note')}>
          {!member && <Rows empty={nobody}>{null}</Rows>}
          <Scroll label={t('games.title', { who: member?.name ?? '–' })}>
            <ul>
              {sorted.map(({ code, name, isOpen, balance, shown, isForgotten }) => {
                const params = { phone, code };
                const isOut = outages?.includes(code) ?? false;
                return (
                  <Row
                    key={code}
                    title={name}
                    detail={t('games.balance', { code, balance: money(balance), shown: money(shown) })}
                  >
                    {isForgotten && <Tag tone="danger">{t('games.forgotten')}</Tag>}
                    {isOpen ? (
                      <>
                        <VerbButton
                          label={t('games.win')}
                          name={t('games.win_name', { code })}
                          verb="POST /members/{phone}/games/{code}/play"
                          input={{ params, body: { outcome: 'win', amount: STAKE } }}
                        />
                        <VerbButton
                          label={t('games.lose')}
                          name={t('games.lose_name', { code })}
                          verb="POST /members/{phone}/games/{code}/play"
                          input={{ params, body: { outcome: 'lose', amount: STAKE } }}
                        />
                        <VerbButton
                          label={t('games.forget')}
                          name={t('games.forget_name', { code })}
                          isPressed={isForgotten}
                          verb="PUT /members/{phone}/games/{code}/forgotten"
                          input={{ params, body: { isForgotten: !isForgotten } }}
                        />
                        <VerbButton
                          label={t('games.fail')}
                          name={t('games.fail_name', { code })}
                          isPressed={isOut}
                          disabled={outages === undefined}
                          verb="PUT /game-outages/{code}"
                          input={{ params: { code }, body: { isOut: !isOut } }}
                        />
                      </>
                    ) : (
                      <VerbButton
                        label={t('games.open')}
                        name={t('games.open_name', { code })}
                        verb="PUT /members/{phone}/balance"
                        input={{ params: { phone }, body: { account: code, amount: 100 } }}
                      />
                    )}
                  </Row>
                );
              })}
            </ul>
          </Scroll>
        </Box>
        <Stack>
          <Box title={t('withdrawal.title')}>
            <PendingWithdrawals all />
          </Box>
          <Box title={t('games.other')}>
            <SchemaForm verb="POST /other-games" label={t('add')} />
          </Box>
        </Stack>
      </Grid>
    </Stack>
  );
}

export function PendingWithdrawals({ all = false }: { all?: boolean }) {
  const { t } = useTranslation();
  const withdrawals = useVerb('GET /withdrawals').data?.withdrawals;
  const shown = withdrawals?.filter(({ status }) => all || status === 'PENDING').toReversed();
  return (
    <Rows empty={emptyText(shown, t('withdrawal.none'))}>
      {shown?.map(({ reference, amount, phone, bankCode, status, at }) => {
        const name = t('withdrawal.of', { amount: money(amount) });
        const settle = (next: 'SUCCESS' | 'FAILED', label: string) => (
          <VerbButton
            label={label}
            name={`${label}: ${name}`}
            verb="POST /withdrawals/{reference}/decide"
            input={{ params: { reference }, body: { status: next } }}
          />
        );
        return (
          <Row key={reference} title={name} detail={`${phone} · ${bankCode} · ${status} · ${timeOf(at)}`}>
            {status === 'PENDING' && settle('SUCCESS', t('withdrawal.paid'))}
            {status === 'PENDING' && settle('FAILED', t('withdrawal.failed'))}
          </Row>
        );
      })}
    </Rows>
  );
}
