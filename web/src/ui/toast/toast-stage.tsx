import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { receiveToasts } from './receive-toasts.ts';
import type { ToastMessage } from './toast-queue.ts';
import styles from './toast.module.css';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

/**
 * Renders the toasts, with Base UI: another library would insert a style element, which the content security policy blocks, and
 * would not know our dialogs.
 */
export function ToastStage({ label }: { label?: string | undefined }): ReactNode {
  return (
    <Toast.Provider limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.stage} aria-label={label}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>();
  useEffect(
    () =>
      receiveToasts((message) => {
        // Repeating a message extends the visible toast instead of adding one.
        const id = message.id ?? `${message.kind} ${message.text}`;
        if (message.text === null) close(id);
        else add({ id, title: message.text, data: message, timeout: message.duration });
      }),
    [add, close],
  );

  return toasts.map((toast) => {
    const kind = toast.data?.kind ?? 'info';
    const Icon = ICONS[kind];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // Plain text, not a dialog: it has no controls. Errors interrupt by their role; the library's priority would put their
        // text into the page twice.
        role={kind === 'error' && !toast.data?.live ? 'alert' : 'group'}
        aria-live={toast.data?.live}
        aria-modal={undefined}
        className={classNames(styles.toast, styles[kind])}
        swipeDirection={['up', 'left', 'right']}
        // What it covers is one press away.
        onClick={() => close(toast.id)}
      >
        <Toast.Content className={styles.content}>
          <Icon aria-hidden />
          <Toast.Title className={styles.text} render={<p />} />
        </Toast.Content>
      </Toast.Root>
    );
  });
}
