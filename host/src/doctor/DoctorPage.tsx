import { useEffect, useState } from 'react';
import { readRefusals } from '@investor-portal/shared/rules/trusted-file';
import { setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { Cluster, PageContent, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { announceReady } from '../platform/platform';
import { checkConfiguration, checkHeaders, checkPartnerApi, checkRemotes } from './check-host';
import { checkEmbedding, checkHandover } from './check-platform';
import { note, type Finding } from './finding';

/** Says what only a browser sees of why the portal does not start, at /__doctor, without data of an investor. */
export function DoctorPage() {
  const [findings, setFindings] = useState<Finding[]>([]);
  const [done, setDone] = useState(false);
  useEffect(() => {
    document.title = 'Doctor';
    const add = (found: Finding[]) => setFindings((known) => [...known, ...found]);
    void examine(add).then(() => setDone(true));
  }, []);
  const count = findings.filter(({ verdict }) => verdict === 'wrong').length;
  const ranked = ranks.flatMap((rank) => findings.filter(({ verdict }) => verdict === rank));
  return (
    <PageContent as="main">
      <GlobalStyle />
      <PageHeader title="Doctor" description="Why the portal starts here, or does not." />
      <Stack $gap={4}>
        <p role="status">{done ? `Done. Things to change: ${count}` : 'Checking…'}</p>
        {ranked.map(({ verdict, what, says, change }) => (
          <Card key={what + says} data-verdict={verdict}>
            <Cluster $gap={2}>
              <Badge tone={tones[verdict]}>{verdict}</Badge>
              <strong>{what}</strong>
            </Cluster>
            <p>{says}</p>
            {change ? <code>{change}</code> : null}
          </Card>
        ))}
      </Stack>
    </PageContent>
  );
}

async function examine(add: (findings: Finding[]) => void): Promise<void> {
  const { config, findings } = await checkConfiguration();
  add(findings);
  if (!config) return;
  setRuntimeConfig(config);
  announceReady();
  add(checkEmbedding(config));
  add(readRefusals().map((says) => note('An issuer’s text in this tab', says)));
  await Promise.all([
    checkHeaders(config).then(add),
    checkRemotes(config).then(add),
    checkHandover(config).then(async (handover) => {
      add(handover.findings);
      add([await checkPartnerApi(config, handover.details)]);
    }),
  ]);
}

const ranks = ['wrong', 'note', 'fine'] as const;
const tones = { fine: 'positive', wrong: 'danger', note: 'info' } as const;
