import { configure } from '@investor-portal/shared/testing/configure';
import type { RegistrationAnswers } from '../../fields/registration-fields';
import { validAnswers } from '../../testing/wizard';
import { reviewSections } from './ReviewAnswers';

beforeAll(() => configure());

const officerDirector = [
  { portalName: 'Fundme PH', position: 'Director' },
  { portalName: 'Ambag', position: 'Chair' },
];
const officerDirectorIssuer = [
  { platformName: 'Ambag', issuerName: 'Panaderya', position: 'Treasurer' },
];

test.each<[string, string | undefined, Partial<RegistrationAnswers>?]>([
  ['Annual Gross Income', 'PHP 1,200,000.00'],
  ['Waive the standard investment limit', 'Yes'],
  ['Qualified investor certification', 'No'],
  ['Tax Identification Number', '', { taxIdentificationNo: '' }],
  ['Tax Identification Number', '1', { taxIdentificationNo: '1' }],
  ['Nationality', 'Filipino'],
  ['Officer or director, portal', 'Director, Fundme PH; Chair, Ambag', { officerDirector }],
  ['Officer or director, issuer', 'Treasurer, Panaderya (Ambag)', { officerDirectorIssuer }],
  ['Officer or director, issuer', 'No', { officerDirector }],
  // These questions were not asked.
  ['Other Nationality', undefined],
  ['Retail limits not breached', undefined],
])('WCAG 3.3.4: before submission, %s is %p', (label, value, change = {}) => {
  const sections = reviewSections({ ...validAnswers, ...change }, 'Filipino');
  const items = sections.flatMap((section) => section.items);
  expect(items.find((item) => item.label === label)?.value).toBe(value);
});
