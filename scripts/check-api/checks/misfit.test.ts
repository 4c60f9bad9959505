import * as fields from '@investor-portal/shared/schema/fields';
import { meaningOf } from '../contract/meaning';
import { misfitOf } from './misfit';

const rounded: unknown = JSON.parse('9007199254740993');

it.each([
  ['Campaign.sharePrice', 'number', fields.quantity, '500,00', 'comma separates no thousands'],
  ['Campaign.createdOn', 'date', fields.date, 1_796_000_000, 'which is not in milliseconds'],
  ['Campaign.guid', 'identity', fields.identity, rounded, 'which JSON has rounded'],
  ['Campaign.campaignCode', 'text', fields.text, rounded, 'which JSON has rounded'],
  ['Campaign.totalOffering', 'number', fields.quantity, rounded, 'which JSON has rounded'],
] as const)('says why the portal cannot read %s', (fieldPath, kind, schema, value, cause) => {
  const meaning = meaningOf(fieldPath);
  if (!meaning) throw new Error(`No meaning of ${fieldPath}.`);
  expect(misfitOf({ kind, schema }, value, meaning, 'Asia/Manila')).toMatchObject({
    id: 'field.type',
    severity: meaning.severity,
    seen: expect.stringContaining(cause),
  });
});
