import * as v from 'valibot';
import { companyViewResponse } from './company-view';

const read = (details: unknown) => v.parse(companyViewResponse, { data: { details } });
const documents = [{ DocumentId: 'd.pdf', DocumentType: 'Plan', UploadedDate: '2026-01-01' }];

describe('readings W14: the publish view', () => {
  it('reads jsonData as an object or a JSON string', () => {
    const section = { IntroductionToTheBusiness: '<p>Hello</p>' };
    const expected = { introduction: '<p>Hello</p>', team: [], company: null, documents };
    for (const encode of [(it: unknown) => it, JSON.stringify])
      expect(
        read([
          { sectionCode: 'SUBUS', jsonData: encode(section) },
          { sectionCode: 'DOCS', jsonData: encode(documents) },
          { sectionCode: 'NEW', jsonData: encode({}) },
        ]),
      ).toEqual(expected);
  });

  it('reads an unreadable section as empty, and the others as they are', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(
      read([
        { sectionCode: 'TEAM', jsonData: '{broken' },
        { sectionCode: 'COINF', jsonData: 7 },
        { sectionCode: 'SUBUS' },
        { sectionCode: 'DOCS', jsonData: documents },
      ]),
    ).toEqual({ introduction: '', team: [], company: null, documents });
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });
});
