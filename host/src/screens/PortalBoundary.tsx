import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { signals } from '@investor-portal/shared/runtime/signals';
import { nameOfError, notifyPlatform } from '../platform/platform';

/** Catches errors of the host's own screens. Only a reload can recover from them. */
export class PortalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The portal failed to render.', error);
    const value = { source: 'host', kind: 'render', reason: nameOfError(error) };
    notifyPlatform({ action: 'portal:error', value });
    signals.push({ kind: 'error', error });
  }

  override render() {
    return this.state.failed ? <PortalFailure /> : this.props.children;
  }
}

function PortalFailure() {
  return (
    <MessagePage
      live
      danger
      as="main"
      title="The portal stopped working"
      // The boundary cannot know whether a submission succeeded.
      text="Check your commitments before you submit again."
    >
      <Button icon={<RotateCw />} onClick={() => window.location.reload()}>
        Reload
      </Button>
      {/* A reload may fail in the same way, so there is another way out. */}
      <Button variant="quiet" onClick={() => window.location.assign(paths.root)}>
        Go to your profile
      </Button>
    </MessagePage>
  );
}
