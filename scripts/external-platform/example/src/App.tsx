import { useState } from 'react';
import type { Appearance, Destination, PartnerDetails, PortalEvent } from '@investor-portal/embed';
import { InvestorPortal, usePortal } from '@investor-portal/embed-react';

async function getPartnerDetails(): Promise<PartnerDetails | null> {
  const response = await fetch('/api/portal-session', { method: 'POST' });
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

/** A link of the platform's e-mail, `/?commitment=…&campaign=…`, opens that commitment first. */
function linked(): Destination | undefined {
  const link = new URLSearchParams(window.location.search);
  const [guid, campaign] = [link.get('commitment'), link.get('campaign')];
  return guid && campaign ? { screen: 'commitment', guid, campaign } : undefined;
}

/** A platform's page that opens and closes the portal. The guide's page has sign-in, sign-out and a router. */
export function App({ portalUrl }: { portalUrl: string }) {
  const [isOpen, setOpen] = useState(true);
  const [appearance, setAppearance] = useState<Appearance>('light');
  const [screen, setScreen] = useState('');
  const [missing, setMissing] = useState<string>();
  const { status, portal, bind } = usePortal();
  const addMoney = () => {
    setMissing(undefined);
    portal?.handOver().catch(() => undefined); // The status has the reason.
  };
  const onEvent = (event: PortalEvent) => {
    keep(event);
    if (event.action === 'portal:screen') setScreen(event.value.name);
    if (event.action === 'portal:top-up-wanted') setMissing(event.value.currency);
  };
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
      <button onClick={() => setAppearance('dark')}>Dark</button>
      <button onClick={() => portal?.navigate({ screen: 'commitments' })}>My commitments</button>
      {missing ? <button onClick={addMoney}>Add {missing}</button> : null}
      {status.state === 'failed' ? <p role="alert">{status.error}</p> : null}
      <output>{screen}</output>
      {isOpen ? (
        <InvestorPortal
          {...bind}
          portalUrl={portalUrl}
          screen={linked()}
          appearance={appearance}
          getPartnerDetails={getPartnerDetails}
          onEvent={onEvent}
          style={{ height: '90vh' }}
        />
      ) : null}
    </>
  );
}
