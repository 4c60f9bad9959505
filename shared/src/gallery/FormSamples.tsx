import { useState } from 'react';
import { CheckboxField } from '../form/CheckboxField';
import { DateField } from '../form/DateField';
import { FieldPlaceholder } from '../form/FieldPlaceholder';
import { MoneyField } from '../form/MoneyField';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { Card } from '../ui/Card';
import { Grid, Stack } from '../ui/Layout';
import { LoadingText } from '../ui/LoadingText';
import { RadioCardList } from '../form/RadioCardList';
import { RowListField } from '../form/RowListField';
import { SearchField } from '../form/SearchField';
import { SwitchField } from '../form/SwitchField';
import { YesNoField } from '../form/YesNoField';

const assets = ['Below Php 500,000', 'Php 500,000.1 to Php 1,000,000', 'Above Php 1,000,000'].map(
  (label) => ({ value: label, label }),
);

export function FormSamples() {
  return (
    <Grid $min="26rem" $gap={6}>
      <Card>
        <Stack $gap={5}>
          <TextField label="Position*" defaultValue="Treasurer" />
          <MoneyField
            label="Amount"
            hint="From PHP 5,000.00 to PHP 250,000.00"
            defaultValue="12,500.00"
          />
          <MoneyField id="amount" label="Amount to invest" error="Amount is required" />
          <SelectField label="Total Asset *" options={assets} hint="As of today" />
          <FieldPlaceholder label="Other Nationality *">
            <LoadingText />
          </FieldPlaceholder>
          <Grid $min="9rem">
            <DateField label="Start Date" defaultValue="2026-11-01" />
            <DateField label="End Date" disabled />
          </Grid>
          <CheckboxField label="I warrant that I have not breached my annual retail investor limits." />
          <CheckboxField label="I have read the risk warning." error="This is required" />
        </Stack>
      </Card>
      <ChoiceSamples />
    </Grid>
  );
}

const options = [
  { value: 'evlt', label: 'Evolve Wallet', description: 'E-wallet' },
  { value: 'bibo', label: 'Bibo Pay', description: 'Bank transfer' },
  { value: 'later', label: 'Over the counter', description: 'Not available', disabled: true },
] as const;

function ChoiceSamples() {
  const [consent, setConsent] = useState<boolean | null>(null);
  const [qualified, setQualified] = useState<boolean | null>(true);
  const [option, setOption] = useState<(typeof options)[number]['value']>('evlt');
  const [search, setSearch] = useState('coffee');
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
