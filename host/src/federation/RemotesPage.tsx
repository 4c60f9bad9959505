import { useAtomValue } from 'jotai';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { remoteStatesAtom } from './host-loader';

/** Shows engineers which version of each remote this page runs, and why, at /__remotes. */
export function RemotesPage() {
  const items = Object.entries(useAtomValue(remoteStatesAtom)).map(([label, state]) => {
    const { status, version, role, contract, loadedInMs, reasons } = state;
    const needs = contract && `needs contract ${contract}`;
    const loadedIn = loadedInMs !== undefined && `loaded in ${loadedInMs} ms`;
    const facts = [status, version, role, needs, loadedIn, ...reasons];
    return { label, value: facts.filter(Boolean).join(' · ') };
  });
  return (
    <Page>
      <PageHeader title="Remotes" description={`Contract ${contractVersion}`} />
      <DataList items={items} />
    </Page>
  );
}
