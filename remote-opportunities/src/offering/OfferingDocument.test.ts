import { configure } from '@investor-portal/shared/testing/configure';
import { offeringDocumentOf } from './OfferingDocument';

beforeAll(() => configure());

const document = (DocumentType: string, UploadedDate = '2026-01-01') => ({
  DocumentId: `${DocumentType} ${UploadedDate}`,
  DocumentType,
  UploadedDate,
});
const idOf = (...documents: ReturnType<typeof document>[]) =>
  offeringDocumentOf(documents)?.DocumentId;

describe('the offering document', () => {
  it.each([
    'Offering Memorandum',
    'OFFERING_DOCUMENT',
    'offer-document',
    'Preliminary Offering Circular (signed)',
    'Prospectus',
  ])('is recognised as %s', (type) => {
    expect(idOf(document('Business Plan'), document(type))).toBe(`${type} 2026-01-01`);
  });

  it.each(['Business Plan', 'Articles of Incorporation', 'Special offer', ''])(
    'is not %j',
    (type) => {
      expect(idOf(document(type))).toBeUndefined();
    },
  );

  it('is the latest where there are more', () => {
    const types = ['2026-01-01', '2026-03-01', '', '2026-02-01'];
    expect(idOf(...types.map((date) => document('Prospectus', date)))).toBe(
      'Prospectus 2026-03-01',
    );
  });
});
