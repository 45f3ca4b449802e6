import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Platform } from '../../platform/platform.ts';
import { TaskFrameContext } from '../../ui/overlay/sheet-companion.tsx';

export function TaskFrame({
  platform,
  children,
}: {
  platform: Pick<Platform, 'framesTasks'>;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const backLabel = t('back_button');
  const frame = useMemo(() => (platform.framesTasks ? { backLabel } : null), [platform, backLabel]);
  return <TaskFrameContext value={frame}>{children}</TaskFrameContext>;
}
