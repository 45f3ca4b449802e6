import { Component, type ReactNode } from 'react';
import type { Clock } from 'web/app';

const AGAIN_MS = 1_000;

interface RemountProps {
  clock: Pick<Clock, 'after'>;
  children: ReactNode;
}

/** Mounts a part of the shell again after it throws. Without this, the error would remove the app with the member's money. (K9) */
export class Remount extends Component<RemountProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  #cancel = () => {};

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.#cancel();
    this.#cancel = this.props.clock.after(AGAIN_MS, () => this.setState({ isBroken: false }));
  }

  override componentWillUnmount() {
    this.#cancel();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
