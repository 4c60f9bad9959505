import { Component, type ErrorInfo, type ReactNode } from 'react';
import { referenceSentence } from '@investor-portal/shared/partner-api/errors';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { signals } from '@investor-portal/shared/runtime/signals';
import { nameOfError } from '../platform/platform';
import { HostMessage } from '../screens/HostMessage';
import { RetryButton } from '../screens/RetryButton';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
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
    const details = <SmallText>{referenceSentence(reference)}</SmallText>;
    return (
      <HostMessage of="remote-broken" details={details}>
        <RetryButton onClick={this.retry} />
      </HostMessage>
    );
  }
}
