import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { isToken, readToken, rememberToken, TOKEN_WANTED } from '../control/world.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './shell.module.css';

export function TokenForm({ onToken }: { onToken: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const [token, setToken] = useState('');
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    const ask = () => {
      setWanted(true);
      setWrong(readToken() !== null);
    };
    window.addEventListener(TOKEN_WANTED, ask);
    return () => window.removeEventListener(TOKEN_WANTED, ask);
  }, []);
  if (!isWanted) return null;
  return (
    <form
      className={styles.token}
      onSubmit={(event) => {
        event.preventDefault();
        const given = token.trim();
        if (!isToken(given)) return setWrong(true);
        rememberToken(given);
        setWanted(false);
        queries.clear();
        onToken();
      }}
    >
      <label>
        {t('token.label')}{' '}
        <input
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
      </label>
      {isWrong && (
        <p role="alert" className={uiStyles.error}>
          {t('token.wrong')}
        </p>
      )}
      <Button type="submit">{t('token.use')}</Button>
    </form>
  );
}
