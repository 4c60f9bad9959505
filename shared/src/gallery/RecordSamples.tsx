import { Badge, StatusBadge } from '../ui/Badge';
import { Avatar } from '../ui/picture/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { CardLink } from '../ui/CardLink';
import { DataList } from '../ui/DataList';
import { Disclosure } from '../ui/Disclosure';
import { Cluster, Split, Stack } from '../ui/Layout';
import { Money } from '../ui/Money';
import { RichText } from '../ui/RichText';
import { SectionHeading } from '../ui/SectionHeading';
import { TextLink } from '../ui/TextLink';

const terms = `<h2>Use of funds</h2><p>Two thirds go into <em>three new grids</em>, the rest into storage.</p>
<ul><li>Coron, 240 kW</li><li>El Nido, 180 kW</li></ul>
<table><tr><th>Year</th><th>Revenue</th></tr><tr><td>2025</td><td>PHP 18M</td></tr></table>
<p><a href="https://example.com/prospectus">The prospectus</a></p>`;

export function RecordSamples() {
  return (
    <Split>
      <Stack $gap={5}>
        <Card>
          <SectionHeading level={3} action={<StatusBadge status="Completed" />}>
            Security Position Details
          </SectionHeading>
          <DataList
            columns={2}
            items={[
              { label: 'Stock Memo No.', value: 'SM-2026-000184' },
              { label: 'Issuer', value: 'Island Grid Solar' },
              { label: 'Final No. of Units', value: '1,000' },
              { label: 'Final Investment Amount', value: <Money amount={12_500} /> },
              { label: 'Assigned To', value: null },
              { label: 'Certificate No.', value: '' },
            ]}
          />
        </Card>
        <Card>
          <RichText html={terms} />
        </Card>
        <Disclosure summary="Beginning Balance" aside="Share count 1,000" open>
          <DataList
            items={[
              { label: 'Transaction Code', value: 'TRX-88120' },
              { label: 'Amount', value: <Money amount={1_234_567.5} /> },
            ]}
          />
        </Disclosure>
        <Disclosure summary="Transaction">Nothing</Disclosure>
      </Stack>
      <Stack $gap={5}>
        <CardLink to="/main" title="Island Grid Solar" before={<Badge>12 days left</Badge>}>
          <p>A card that is one link</p>
        </CardLink>
        <Card>
          <Cluster>
            <Avatar name="Maria Clara Santos" size={3.5} />
            <div>
              <strong>Maria Clara Santos</strong>
              <div>maria@example.com</div>
            </div>
          </Cluster>
        </Card>
        <Card>
          <SectionHeading level={3} action={<TextLink to="/main">Change</TextLink>}>
            Review Summary
          </SectionHeading>
          <Stack $gap={5}>
            <DataList
              items={[
                { label: 'Payment', value: 'Evolve Wallet' },
                { label: 'Investment Amount', value: <Money amount="12,500" /> },
                { label: 'Total Amount', value: <Money amount={12_500} /> },
              ]}
            />
            <Button wide>Submit</Button>
          </Stack>
        </Card>
      </Stack>
    </Split>
  );
}
