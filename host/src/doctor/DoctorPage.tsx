import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readRefusals } from '@investor-portal/shared/rules/trusted-file';
import { setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { announceReady } from '../platform/platform';
import { checkBrowser } from './check-browser';
import { checkConfiguration } from './check-configuration';
import { checkEmbedding } from './check-embedding';
import { checkHandover } from './check-handover';
import { checkPartnerApi } from './check-partner-api';
import { checkRemotes } from './check-remotes';
import { note, type Finding, type Section } from './finding';

/**
 * Tells the platform's engineers why the portal does not start, at /__doctor. It works when the configuration stops the
 * portal, and shows no data of an investor.
 */
export function DoctorPage() {
  const [sections, setSections] = useState<Section[]>([]);
  const [done, setDone] = useState(false);
  useEffect(() => {
    document.title = 'Doctor';
    const add = (title: string, findings: Finding[]) =>
      setSections((known) => [...known, { title, findings }]);
    void examine(add).then(() => setDone(true));
  }, []);
  const wrongs = sections.flatMap(({ findings }) =>
    findings.filter(({ verdict }) => verdict === 'wrong'),
  );
  const found = wrongs.length === 1 ? '1 thing to change' : `${wrongs.length} things to change`;
  return (
    <>
      <GlobalStyle />
      <Page as="main">
        <PageHeader
          title="Doctor"
          description="Why the portal starts here, or does not. Nothing of an investor is shown."
        />
        <Stack $gap={4}>
          <p role="status">{done ? `Done: ${found}.` : 'Checking…'}</p>
          {sections.map((section) => (
            <FindingsCard key={section.title} {...section} />
          ))}
        </Stack>
      </Page>
    </>
  );
}

async function examine(add: (title: string, findings: Finding[]) => void): Promise<void> {
  const { config, findings } = await checkConfiguration();
  add('Configuration', findings);
  add('Browser', checkBrowser());
  // All other checks need the configuration.
  if (!config) return;
  setRuntimeConfig(config);
  announceReady();
  const refusals = readRefusals().map((says) => note('In this tab', says));
  if (refusals.length > 0) add('Issuers’ texts', refusals);
  await Promise.all([
    checkEmbedding(config).then((embedding) => add('Embedding', embedding)),
    checkRemotes(config).then((remotes) => add('Remotes', remotes)),
    checkHandover(config).then(async (handover) => {
      add('Hand-over', handover.findings);
      add('Partner API', await checkPartnerApi(config, handover.details));
    }),
  ]);
}

const badges = {
  fine: <Badge tone="positive">Fine</Badge>,
  wrong: <Badge tone="danger">Wrong</Badge>,
  note: <Badge tone="info">Note</Badge>,
};

function FindingsCard({ title, findings }: Section) {
  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <List>
        {findings.map(({ verdict, what, says, change }) => (
          <li key={what + says} data-verdict={verdict}>
            {badges[verdict]}
            <Text>
              <strong>{what}</strong>
              <span>{` ${says}`}</span>
              {change ? <code>{change}</code> : null}
            </Text>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[3]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${tokens.space[3]};
    align-items: start;
  }
`;

const Text = styled.div`
  overflow-wrap: anywhere;
  font-size: ${tokens.text.sm};

  code {
    display: block;
    margin-top: ${tokens.space[1]};
    padding: ${tokens.space[2]};
    background: ${tokens.colour.sunken};
    border-radius: ${tokens.radius.md};
  }
`;
