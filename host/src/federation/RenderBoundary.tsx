import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { tellPlatform } from '../handover/platform';

interface Props {
  remote: RemoteName;
  children: ReactNode;
}

/** Keeps an error that a remote throws while it renders inside the remote's place. */
export class RenderBoundary extends Component<Props, { reference: string | null }> {
  override state = { reference: null };

  static getDerivedStateFromError() {
    return { reference: Date.now().toString(36).toUpperCase() };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.warn(
      `${this.props.remote} broke while rendering (${this.state.reference ?? '-'})`,
      error,
      info.componentStack,
    );
    tellPlatform({ action: 'portal:error', value: { source: this.props.remote, kind: 'render' } });
  }

  override render() {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return (
      <ErrorState
        title="Something went wrong on this screen."
        message={`Everything else still works. If it happens again, tell support this reference: ${String(reference)}.`}
        onRetry={() => this.setState({ reference: null })}
      />
    );
  }
}
