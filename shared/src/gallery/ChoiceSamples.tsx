import { useState } from 'react';
import { CompactSelect } from '../form/CompactSelect';
import { RadioCardList } from '../form/RadioCardList';
import { RowListField } from '../form/RowListField';
import { SearchField } from '../form/SearchField';
import { SwitchField } from '../form/SwitchField';
import { TextField } from '../form/TextField';
import { YesNoField } from '../form/YesNoField';
import { Card } from '../ui/Card';
import { Stack } from '../ui/Layout';

const options = [
  { value: 'evlt', label: 'Evolve Wallet', description: 'E-wallet' },
  { value: 'bibo', label: 'Bibo Pay', description: 'Bank transfer' },
  { value: 'later', label: 'Over the counter', description: 'Not available', disabled: true },
] as const;

export function ChoiceSamples() {
  const [consent, setConsent] = useState<boolean | null>(null);
  const [qualified, setQualified] = useState<boolean | null>(true);
  const [option, setOption] = useState<(typeof options)[number]['value']>('evlt');
  const [search, setSearch] = useState('coffee');
  const [sort, setSort] = useState<'newest' | 'minimum'>('newest');
  const [rows, setRows] = useState([{ id: 'first' }]);
  return (
    <Card>
      <Stack $gap={6}>
        <YesNoField
          name="consent"
          label="Do you consent to the processing of your personal data?"
          value={consent}
          onChange={setConsent}
          error={consent ? undefined : 'This is required'}
        />
        <YesNoField
          name="qualified"
          label="Do you intend to apply for a qualified investor certification?"
          value={qualified}
          onChange={setQualified}
        />
        <RadioCardList
          label="Payment options"
          options={options}
          value={option}
          onChange={setOption}
        />
        <SearchField
          label="Search campaigns"
          placeholder="Issuer, code or place"
          maxLength={200}
          value={search}
          onChange={setSearch}
        />
        <CompactSelect
          label="Sort by"
          value={sort}
          options={{ newest: 'Newest first', minimum: 'Smallest minimum' }}
          onChange={setSort}
        />
        <SwitchField
          label="Are you an officer or director of a crowdfunding portal?"
          hint="Any portal, here or abroad"
          defaultChecked
        />
        <SwitchField label="Do you have another crowdfunding account?" />
        <RowListField
          label="Portals"
          rows={rows}
          onAdd={() => setRows([...rows, { id: crypto.randomUUID() }])}
          onRemove={(index) => setRows(rows.filter((_, at) => at !== index))}
          renderRow={() => (
            <>
              <TextField label="CF Platform or Portal Name*" />
              <TextField label="Position*" error="Position is required" />
            </>
          )}
        />
      </Stack>
    </Card>
  );
}
