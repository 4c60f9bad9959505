import { useRef, useState } from 'react';
import type {
  Appearance,
  MountedPortal,
  PartnerDetails,
  PortalEvent,
} from '@investor-portal/embed';
import { InvestorPortal } from '@investor-portal/embed-react';

async function getPartnerDetails(): Promise<PartnerDetails | null> {
  const response = await fetch('/session', { method: 'POST' });
  if (response.status === 401) return null;
  return response.json();
}

/** Sends the events that the platform counts to its server. Other events are not stored. */
function keep(event: PortalEvent): void {
  switch (event.action) {
    case 'portal:registered':
    case 'portal:risk-acknowledged':
    case 'portal:commitment-submitted':
    case 'portal:commitment-unknown':
    case 'portal:commitment-cancelled':
    case 'portal:commitment-reconfirmed':
      navigator.sendBeacon('/events', JSON.stringify(event));
  }
}

/** A platform's page. A link of its e-mail, `/?commitment=…&campaign=…`, opens that commitment. */
export function App({ portalUrl }: { portalUrl: string }) {
  const [isOpen, setOpen] = useState(true);
  const [appearance, setAppearance] = useState<Appearance>('light');
  const [screen, setScreen] = useState('');
  const portal = useRef<MountedPortal | null>(null);
  const onPortal = (mounted: MountedPortal | null) => {
    portal.current = mounted;
    const link = new URLSearchParams(window.location.search);
    const [guid, campaign] = [link.get('commitment'), link.get('campaign')];
    if (guid && campaign) mounted?.navigate({ screen: 'commitment', guid, campaign });
  };
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
      <button onClick={() => setAppearance('dark')}>Dark</button>
      <button onClick={() => portal.current?.navigate({ screen: 'commitments' })}>My commitments</button>
      <output>{screen}</output>
      {isOpen ? (
        <InvestorPortal
          portalUrl={portalUrl}
          appearance={appearance}
          getPartnerDetails={getPartnerDetails}
          onPortal={onPortal}
          onEvent={(event) => {
            keep(event);
            if (event.action === 'portal:screen') setScreen(event.value.name);
          }}
          style={{ height: '90vh' }}
        />
      ) : null}
    </>
  );
}
