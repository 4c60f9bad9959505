import { useAtomValue } from 'jotai';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { remoteStatesAtom } from './host-loader';

const columns = ['Remote', 'State', 'Version', 'Role', 'Needs contract', 'Loaded in', 'Reason'];

/** Shows engineers which version of each remote this page runs, and why, at /__remotes. */
export function RemotesPage() {
  const rows = Object.entries(useAtomValue(remoteStatesAtom)).map(([name, state]) => {
    const { status, version, role, contract, loadedInMs, reasons } = state;
    const loadedIn = loadedInMs !== undefined && `${loadedInMs} ms`;
    return [name, status, version, role, contract, loadedIn, reasons.join(' ')];
  });
  return (
    <Page>
      <PageHeader
        title="Remotes"
        description={`This portal provides contract ${contractVersion}.`}
      />
      <div style={{ overflowX: 'auto' }}>
        <table cellPadding={8}>
          <thead>
            <tr>
              {columns.map((heading) => (
                <th key={heading} scope="col" align="left">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={String(name)} data-remote={name}>
                <td>{name}</td>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell || '--'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}
