import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { DeveloperForm } from './DeveloperForm';
import { remoteStatesAtom, type RemoteState } from './remote-states';

/** For engineers, at /__remotes: what this very page runs of each remote, and why. */
export function RemotesPage() {
  const states = Object.entries(useAtomValue(remoteStatesAtom));
  return (
    <Page>
      <PageHeader title="Remotes" description={`This portal has contract ${contractVersion}.`} />
      <Scroll>
        <table>
          <thead>
            <tr>
              {columns.map(({ heading }) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(([name, state]) => (
              <tr key={name} data-remote={name}>
                {columns.map(({ heading, show }) => (
                  <td key={heading}>{show(state, name)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {runtimeConfig().developerOrigins.length > 0 && <DeveloperForm />}
    </Page>
  );
}

const columns: { heading: string; show: (state: RemoteState, name: string) => string }[] = [
  { heading: 'Remote', show: (_state, name) => name },
  { heading: 'State', show: ({ status }) => status },
  { heading: 'Version', show: ({ version = '--' }) => version },
  { heading: 'Chosen as', show: ({ role = '--' }) => role },
  { heading: 'Needs contract', show: ({ contract = '--' }) => contract },
  {
    heading: 'Loaded in',
    show: ({ loadedInMs }) => (loadedInMs === undefined ? '--' : `${loadedInMs} ms`),
  },
  { heading: 'Reason', show: ({ reasons }) => reasons.join(' ') || '--' },
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
