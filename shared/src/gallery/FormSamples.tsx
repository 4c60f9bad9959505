import { useState } from 'react';
import { CheckboxField } from '../form/CheckboxField';
import { ComboboxField } from '../form/ComboboxField';
import { DateField } from '../form/DateField';
import { FieldPlaceholder } from '../form/FieldPlaceholder';
import { MoneyField } from '../form/MoneyField';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { Card } from '../ui/Card';
import { Grid, Stack } from '../ui/Layout';
import { LoadingText } from '../ui/LoadingText';
import { ChoiceSamples } from './ChoiceSamples';
import { Sample } from './Sample';

const nations = Array.from({ length: 400 }, (_, index) => `Nationality ${index + 1}`);
const items = ['Filipino', 'Other', ...nations].map((label) => ({ value: label, label }));
const assets = ['Below Php 500,000', 'Php 500,000.1 to Php 1,000,000', 'Above Php 1,000,000'].map(
  (label) => ({ value: label, label }),
);

export function FormSamples() {
  const [nationality, setNationality] = useState('Filipino');
  return (
    <Sample title="Forms">
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
            <ComboboxField
              label="Nationality *"
              items={items}
              value={nationality}
              onChange={setNationality}
            />
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
    </Sample>
  );
}
