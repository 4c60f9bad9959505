import { RotateCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RemoteFailure, reportFailure, remoteState } from '@investor-portal/loader/remote-states';
import { referenceSentence } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { signals } from '@investor-portal/shared/runtime/signals';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { Button } from '@investor-portal/shared/ui/Button';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { notifyPlatform } from '../platform/platform';
import { HostMessage, RetryButton } from './HostMessage';

interface Props {
  /** The host's own screens have none, and only a reload can recover from their errors. */
  remote?: string;
  pathname?: string;
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
    // The error's message is not sent, because it may be personal.
    const name = error instanceof Error ? error.name : typeof error;
    console.warn(error, info.componentStack);
    signals.push({ kind: 'error', error, ...(remote && { remote }) });
    const value = { source: 'host', kind: 'render', reason: name };
    if (!remote) return notifyPlatform({ action: 'portal:error', value });
    const reason = `${name} (${this.state.reference ?? '-'})`;
    reportFailure(new RemoteFailure(remote, 'render', reason), remoteState(remote));
  }

  override componentDidUpdate({ pathname }: Props, { reference }: State) {
    if (reference !== null && pathname !== this.props.pathname) this.retry();
  }

  private readonly retry = () => this.setState({ reference: null });

  override render() {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return this.props.remote ? (
      <HostMessage
        of="remote-broken"
        details={<SmallText>{referenceSentence(reference)}</SmallText>}
      >
        <RetryButton onClick={this.retry} />
      </HostMessage>
    ) : (
      <HostMessage of="portal-broken">
        <Button icon={<RotateCw />} onClick={() => window.location.reload()}>
          Reload
        </Button>
        {/* A reload may fail in the same way, so there is another way out. */}
        <Button variant="quiet" onClick={() => window.location.assign(paths.root)}>
          Go to your profile
        </Button>
      </HostMessage>
    );
  }
}
