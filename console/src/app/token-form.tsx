import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { rememberToken, TOKEN_WANTED } from '../control/world.ts';
import styles from './shell.module.css';

export function TokenForm({ onToken }: { onToken: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const [token, setToken] = useState('');
  useEffect(() => {
    const ask = () => setWanted(true);
    window.addEventListener(TOKEN_WANTED, ask);
    return () => window.removeEventListener(TOKEN_WANTED, ask);
  }, []);
  if (!isWanted) return null;
  return (
    <form
      className={styles.token}
      onSubmit={(event) => {
        event.preventDefault();
        rememberToken(token);
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
      <Button type="submit">{t('token.use')}</Button>
    </form>
  );
}
