import { Component, type ErrorInfo, type ReactNode } from 'react';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { signals } from '@investor-portal/shared/runtime/signals';
import { nameOfError } from '../platform/platform';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
import { RemoteFailurePage } from './RemoteFailurePage';
import { reportFailure, remoteState } from '@investor-portal/loader/remote-states';

interface Props {
  remote: string;
  /** Navigating to another screen clears the error. */
  pathname: string;
  children: ReactNode;
}

interface State {
  reference: string | null;
}

export class RenderBoundary extends Component<Props, State> {
  override state: State = { reference: null };

  static getDerivedStateFromError(): State {
    return { reference: serverNow().toString(36).toUpperCase() };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { remote } = this.props;
    const reason = `${nameOfError(error)} (${this.state.reference ?? '-'})`;
    reportFailure(new RemoteFailure(remote, 'render', reason), remoteState(remote));
    signals.push({ kind: 'error', error, remote });
    console.warn(error, info.componentStack);
  }

  override componentDidUpdate({ pathname }: Props, { reference }: State) {
    if (reference !== null && pathname !== this.props.pathname) this.retry();
  }

  private readonly retry = () => this.setState({ reference: null });

  override render() {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return <RemoteFailurePage kind="render" reference={reference} onRetry={this.retry} />;
  }
}
