import * as v from 'valibot';
import { configure } from '../../testing/configure';
import { companyViewCall } from './company-view';

const read = (details: unknown) => v.parse(companyViewCall.answer, { data: { details } });
const documents = [{ DocumentId: 'd.pdf', DocumentType: 'Plan', UploadedDate: '2026-01-01' }];
const empty = {
  introduction: '',
  team: [],
  company: null,
  documents: [],
  unreadableDocuments: 0,
  updates: null,
  discussion: null,
  unreadable: [],
};
const post = (Title: string, Date = '', Text = '<p>…</p>') => ({ Title, Text, Date });

let warn: jest.SpyInstance;
beforeEach(() => {
  configure();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('readings W14: the publish view', () => {
  it('reads jsonData as an object or a JSON string', () => {
    const section = { IntroductionToTheBusiness: '<p>1 &lt; 2</p>' };
    for (const encode of [(it: unknown) => it, JSON.stringify])
      expect(
        read([
          { sectionCode: 'SUBUS', jsonData: encode(section) },
          { sectionCode: 'DOCS', jsonData: encode(documents) },
          { sectionCode: 'NEW', jsonData: encode({}) },
        ]),
      ).toEqual({ ...empty, introduction: '<p>1 &lt; 2</p>', documents });
  });

  it('names the sections that cannot be read, and reads the other sections unchanged', () => {
    expect(
      read([
        { sectionCode: 'TEAM', jsonData: '{broken' },
        { sectionCode: 'COINF', jsonData: 7 },
        { sectionCode: 'SUBUS', jsonData: null },
        { sectionCode: 'UPDAT', jsonData: { Title: 'No list' } },
        { sectionCode: 'DOCS', jsonData: documents },
      ]),
    ).toEqual({
      ...empty,
      documents,
      unreadable: ['introduction', 'team', 'company', 'updates'],
    });
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('counts the documents that cannot be read', () => {
    const jsonData = [{ DocumentType: 'Plan' }, ...documents, null];
    expect(read([{ sectionCode: 'DOCS', jsonData }])).toEqual({
      ...empty,
      documents,
      unreadableDocuments: 2,
    });
  });

  it('does not treat a list as empty when none of its rows can be read', () => {
    const rows = { sectionCode: 'DOCS', jsonData: [{ DocumentType: 'Plan' }] };
    expect(read([rows])).toEqual({ ...empty, unreadable: ['documents'] });
  });
});

describe('readings R16: updates and discussion', () => {
  it('are null without their section, and a possibly empty list with it', () => {
    expect(read([])).toEqual(empty);
    expect(
      read([
        { sectionCode: 'UPDAT', jsonData: '[]' },
        { sectionCode: 'DISCU', jsonData: [post('When?')] },
      ]),
    ).toEqual({ ...empty, updates: [], discussion: [post('When?')] });
  });

  it('come newest first, and posts without a readable date last', () => {
    const jsonData = [
      post('first', '2026-03-01'),
      post('undated', 'soon'),
      post('third', '2026-03-02T01:00:00Z'),
      post('second', '2026-03-02T00:30:00+08:00'),
    ];
    const { updates } = read([{ sectionCode: 'UPDAT', jsonData }]);
    expect(updates?.map(({ Title }) => Title)).toEqual(['third', 'second', 'first', 'undated']);
  });

  it('leave out posts that have neither a title nor a text', () => {
    const jsonData = [post('A harvest'), { Date: '2026-03-01' }, post('', '', '<p>Text</p>')];
    const { updates, unreadable } = read([{ sectionCode: 'UPDAT', jsonData }]);
    expect(updates).toEqual([post('A harvest'), post('', '', '<p>Text</p>')]);
    expect(unreadable).toEqual([]);
  });

  it('use the section codes in the configuration', () => {
    configure({ publishViewCodes: { updates: 'NEWS', discussion: 'TALK' } });
    const { updates, discussion } = read([
      { sectionCode: 'NEWS', jsonData: [post('A harvest')] },
      { sectionCode: 'TALK', jsonData: [] },
      { sectionCode: 'UPDAT', jsonData: [post('Not read')] },
    ]);
    expect(updates).toEqual([post('A harvest')]);
    expect(discussion).toEqual([]);
  });
});
