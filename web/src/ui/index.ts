/** Components that other apps of the product reuse, such as the QA console. */
export { BrandMark } from './art/brand-mark.tsx';
export { Tag, type TagTone } from './display/tag.tsx';
export { Button, type ButtonProps } from './form/button.tsx';
export { AlertDialog } from './overlay/alert-dialog.tsx';
export { postToast } from './toast/toast-queue.ts';
export { ToastStage } from './toast/toast-stage.tsx';
