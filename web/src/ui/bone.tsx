import styles from './bone.module.css';

/**
 * What is to come, in its own size (CSS lengths in rem or per cent), so that nothing moves when it does. Silent: the
 * page says once that it loads.
 */
export function Bone({ width = '100%', height = '1lh' }: { width?: string; height?: string }) {
  return <span aria-hidden className={styles.bone} style={{ width, height }} />;
}
