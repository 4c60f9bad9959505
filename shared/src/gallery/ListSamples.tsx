import { useState } from 'react';
import { formatCount } from '../rules/number-format';
import { StatusBadge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { DataList } from '../ui/DataList';
import { InfiniteList } from '../ui/list/InfiniteList';
import { Cluster, Grid, Stack } from '../ui/Layout';
import { Money } from '../ui/Money';
import { Tabs } from '../ui/Tabs';
import { TextLink } from '../ui/TextLink';

const page = 10;
const pages = 4;
const common = {
  what: 'the list',
  keyOf: String,
  hasMore: false,
  loading: false,
  onLoadMore: () => undefined,
};
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => row + 1);

export function ListSamples() {
  const [tab, setTab] = useState('newest');
  const [shown, setShown] = useState(page);
  const long = (
    <InfiniteList
      label="Investment commitments"
      what="your commitments"
      items={rowsOf(shown)}
      keyOf={String}
      renderItem={renderRow}
      hasMore={shown < page * pages}
      loading={false}
      onLoadMore={() => setShown((count) => count + page)}
    />
  );
  return (
    <Stack $gap={8}>
      <Tabs
        label="Commitments"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'newest', label: 'Investment Commitments', content: long },
          { value: 'successful', label: 'Successful Commitments', content: 'Another panel' },
        ]}
      />
      <Grid $min="17rem" $gap={6}>
        <InfiniteList {...common} label="Empty list" items={[]} renderItem={renderRow} />
        <InfiniteList {...common} label="Loading list" items={[]} renderItem={renderRow} loading />
        <InfiniteList
          {...common}
          label="Failed list"
          items={rowsOf(1)}
          renderItem={renderRow}
          error="The server did not respond in time."
          onRetry={() => undefined}
        />
      </Grid>
    </Stack>
  );
}

function renderRow(row: number) {
  return (
    <Card>
      <Cluster $justify="between">
        {/* Every row of a list needs a focusable element. */}
        <TextLink to="#">{`COM-2026-${String(row).padStart(4, '0')}`}</TextLink>
        <StatusBadge status={row % 3 === 0 ? 'Pending' : 'Committed'} />
      </Cluster>
      <DataList
        columns={2}
        items={[
          { label: 'Commitment Amount', value: <Money amount={row * 12_500} /> },
          { label: 'No of Shares', value: formatCount(row * 1_000) },
        ]}
      />
    </Card>
  );
}
