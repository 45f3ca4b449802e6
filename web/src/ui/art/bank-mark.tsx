import styles from './bank-mark.module.css';

const files = import.meta.glob<string>('./banks/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export function BankMark({ code }: { code: string }) {
  const src = files[`./banks/${code.toLowerCase()}.svg`] ?? files['./banks/other.svg'];
  // The name is beside it.
  return <img className={styles.mark} src={src} alt="" width="40" height="40" />;
}
