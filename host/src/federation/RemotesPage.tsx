import { useAtomValue } from 'jotai';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { remoteStatesAtom } from './host-loader';

/** Shows engineers which version of each remote this page runs, and why, at /__remotes. */
export function RemotesPage() {
  const rows = Object.entries(useAtomValue(remoteStatesAtom)).map(([name, state]) => {
    const { status, version, role, contract, loadedInMs, reasons } = state;
    const needs = contract && `needs contract ${contract}`;
    const loadedIn = loadedInMs !== undefined && `loaded in ${loadedInMs} ms`;
    return [name, status, version, role, needs, loadedIn, reasons.join(' ')];
  });
  return (
    <PageContent>
      <PageHeader title="Remotes" description={`Contract ${contractVersion}`} />
      <table cellPadding={8} style={{ display: 'block', overflowX: 'auto' }}>
        <tbody>
          {rows.map((facts) => (
            <tr key={String(facts[0])}>
              {facts.map((fact, index) => (
                <td key={index}>{fact || '--'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PageContent>
  );
}
