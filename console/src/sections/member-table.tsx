import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import { useMember } from '../control/use-member.ts';
import { Box, Rows } from '../ui/box.tsx';
import { money } from '../ui/money.ts';
import { Scroll } from '../ui/scroll.tsx';
import cards from '../ui/cards.module.css';
import styles from '../ui/ui.module.css';

export function MemberTable() {
  const { t } = useTranslation();
  const { members, member: chosen, nobody, choose } = useMember();
  return (
    <Box title={t('section.members')} note={t('member.note')}>
      {chosen === null && <Rows empty={nobody}>{null}</Rows>}
      <Scroll label={t('section.members')}>
        <table className={cards.cards}>
          <thead>
            <tr>
              <th scope="col">{t('member.name')}</th>
              <th scope="col">{t('member.phone')}</th>
              <th scope="col">{t('member.id')}</th>
              <th scope="col" className="number">
                {t('member.wallet')}
              </th>
              <th scope="col" className="number">
                {t('member.in_games')}
              </th>
              <th scope="col" className="number">
                {t('member.coins')}
              </th>
              <th scope="col">{t('member.state')}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => {
              const { phone, id, name, wallet, games, coins, currency, isActive, hasWallet } = member;
              const isChosen = phone === chosen?.phone;
              return (
                <tr key={phone} className={isChosen ? styles.chosen : undefined}>
                  <td>
                    <label>
                      <input type="radio" name="member" checked={isChosen} onChange={() => choose(phone)} />{' '}
                      <span className={styles.name}>{name}</span>
                    </label>
                  </td>
                  <td>{phone}</td>
                  <td>
                    <code>{id}</code>
                  </td>
                  <td className="number" data-label={t('member.wallet')}>
                    {money(wallet)} {currency}
                  </td>
                  <td className="number" data-label={t('member.in_games')}>
                    {money(Object.values(games).reduce((sum, one) => sum + one, 0))}
                  </td>
                  <td className="number" data-label={t('member.coins')}>
                    {coins}
                  </td>
                  <td>
                    {isActive ? (
                      <Tag tone="success">{t('member.active')}</Tag>
                    ) : (
                      <Tag tone="danger">{t('member.inactive')}</Tag>
                    )}
                    {!hasWallet && <Tag tone="danger">{t('member.no_wallet')}</Tag>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </Box>
  );
}
