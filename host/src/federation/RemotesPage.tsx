import { useAtomValue } from 'jotai';
import type { RemoteState } from '@investor-portal/loader/remote-states';
import { styled } from 'styled-components';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { remoteStatesAtom } from './host-loader';

/** Shows engineers which version of each remote this page runs, and why, at /__remotes. */
export function RemotesPage() {
  const states = Object.entries(useAtomValue(remoteStatesAtom));
  return (
    <Page>
      <PageHeader
        title="Remotes"
        description={`This portal provides contract ${contractVersion}.`}
      />
      <Scroll>
        <table>
          <thead>
            <tr>
              {columns.map(([heading]) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(([name, state]) => (
              <tr key={name} data-remote={name}>
                {columns.map(([heading, format]) => (
                  <td key={heading}>{format(state, name) || '--'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Page>
  );
}

type Format = (state: RemoteState, name: string) => string | false | undefined;

const columns: readonly (readonly [heading: string, Format])[] = [
  ['Remote', (_state, name) => name],
  ['State', ({ status }) => status],
  ['Version', ({ version }) => version],
  ['Role', ({ role }) => role],
  ['Needs contract', ({ contract }) => contract],
  ['Loaded in', ({ loadedInMs }) => loadedInMs !== undefined && `${loadedInMs} ms`],
  ['Reason', ({ reasons }) => reasons.join(' ')],
];

const Scroll = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${tokens.text.sm};
  }

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.colour.line};
    text-align: start;
    vertical-align: top;
  }
`;
