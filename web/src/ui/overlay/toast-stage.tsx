import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { receiveToasts, type ToastMessage } from './toast-queue.ts';
import styles from './toast.module.css';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

/**
 * Draws the toasts. Base UI's own and not another library's: that would write a style element, which the content
 * security policy refuses, and would not know of our dialogs.
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
  const { toasts, add } = Toast.useToastManager<ToastMessage>();
  useEffect(
    () =>
      receiveToasts((message) =>
        add({
          // The same message again prolongs the one on the screen instead of piling up.
          id: `${message.kind} ${message.text}`,
          title: message.text,
          data: message,
          timeout: message.duration,
        }),
      ),
    [add],
  );

  return toasts.map((toast) => {
    const kind = toast.data?.kind ?? 'info';
    const Icon = ICONS[kind];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // A line of text, no dialog: nothing in it can be pressed. Errors interrupt by their role; the priority of the
        // library would put their text into the page twice.
        role={kind === 'error' ? 'alert' : 'group'}
        aria-modal={undefined}
        className={classNames(styles.toast, styles[kind])}
        swipeDirection={['up', 'left', 'right']}
      >
        <Toast.Content className={styles.content}>
          <Icon aria-hidden />
          <Toast.Title className={styles.text} render={<p />} />
        </Toast.Content>
      </Toast.Root>
    );
  });
}
