import { configure } from '@investor-portal/shared/testing/configure';
import { offeringDocumentOf } from './OfferingDocument';

beforeAll(() => configure());

const document = (DocumentType: string, UploadedDate = '') => ({
  DocumentId: DocumentType + UploadedDate,
  DocumentType,
  UploadedDate,
});
const idOf = (...documents: ReturnType<typeof document>[]) =>
  offeringDocumentOf([document('Business Plan'), ...documents])?.DocumentId;

describe('the offering document', () => {
  it.each([
    'Offering Memorandum',
    'OFFERING_DOCUMENT',
    'offer-document',
    'Preliminary Offering Circular (signed)',
    'Prospectus',
  ])('is recognised as %s', (type) => expect(idOf(document(type))).toBe(type));

  it.each(['Articles of Incorporation', 'Special offer', ''])('is not %j', (type) =>
    expect(idOf(document(type))).toBeUndefined(),
  );

  it('is the latest where there are more', () => {
    const dates = ['2026-01-01', '2026-03-01', '', '2026-02-01'];
    const documents = dates.map((date) => document('Prospectus', date));
    expect(idOf(...documents)).toBe('Prospectus2026-03-01');
  });
});
