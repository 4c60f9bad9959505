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

it.each([
  ['Offering Memorandum', true],
  ['OFFERING_DOCUMENT', true],
  ['offer-document', true],
  ['Preliminary Offering Circular (signed)', true],
  ['Articles of Incorporation', false],
  ['Special offer', false],
  ['', false],
])('the offering document is recognised by its type %j: %s', (type, is) =>
  expect(idOf(document(type))).toBe(is ? type : undefined),
);

it('the offering document is the latest where there are more', () => {
  const dates = ['2026-01-01', '2026-03-01', '', '2026-02-01'];
  const documents = dates.map((date) => document('Prospectus', date));
  expect(idOf(...documents)).toBe('Prospectus2026-03-01');
});
