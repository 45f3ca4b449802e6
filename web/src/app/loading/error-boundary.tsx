import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { withMoneySafe } from '../../shared/texts/with-money-safe.ts';
import { MessagePage } from '../../ui/layout/page.tsx';

export class ErrorBoundary extends Component<
  { isMember: boolean; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Translation>
        {(t) => (
          <MessagePage
            title={t('broken.title')}
            text={withMoneySafe(t, t('broken.text'), this.props.isMember)}
            action={
              <Button kind="gold" onClick={() => window.location.reload()}>
                {t('broken.reload_button')}
              </Button>
            }
          />
        )}
      </Translation>
    );
  }
}
