import { configure } from '@investor-portal/shared/testing/configure';
import type { RegistrationAnswers } from '../../fields/registration-fields';
import { validAnswers } from '../../testing/wizard';
import { reviewSections } from './ReviewAnswers';

beforeAll(() => configure());

function value(label: string, change: Partial<RegistrationAnswers> = {}) {
  const answers = { ...validAnswers, ...change };
  const items = reviewSections(answers, 'Filipino').flatMap((section) => section.items);
  return items.find((item) => item.label === label)?.value;
}

describe('WCAG 3.3.4: review before submission', () => {
  test('formats amounts, choices and missing answers', () => {
    expect(value('Annual Gross Income')).toBe('PHP 1,200,000.00');
    expect(value('Waive the standard investment limit')).toBe('Yes');
    expect(value('Qualified investor certification')).toBe('No');
    expect(value('Tax Identification Number', { taxIdentificationNo: '' })).toBe('');
    expect(value('Tax Identification Number', { taxIdentificationNo: '1' })).toBe('1');
    expect(value('Nationality')).toBe('Filipino');
  });

  test('leaves out questions that were not asked', () => {
    expect(value('Other Nationality')).toBeUndefined();
    expect(value('Retail limits not breached')).toBeUndefined();
  });

  test('formats each row as one entry', () => {
    const officerDirector = [
      { portalName: 'Fundme PH', position: 'Director' },
      { portalName: 'Ambag', position: 'Chair' },
    ];
    const officerDirectorIssuer = [
      { platformName: 'Ambag', issuerName: 'Panaderya', position: 'Treasurer' },
    ];
    expect(value('Officer or director, portal', { officerDirector })).toBe(
      'Director, Fundme PH; Chair, Ambag',
    );
    expect(value('Officer or director, issuer', { officerDirectorIssuer })).toBe(
      'Treasurer, Panaderya (Ambag)',
    );
    expect(value('Officer or director, issuer', { officerDirector })).toBe('No');
  });
});
