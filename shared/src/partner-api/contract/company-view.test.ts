import * as v from 'valibot';
import { configure } from '../../testing/configure';
import { companyViewCall } from './company-view';

function viewOf(sections: Record<string, unknown>) {
  const details = Object.entries(sections);
  const sent = details.map(([sectionCode, jsonData]) => ({ sectionCode, jsonData }));
  return v.parse(companyViewCall.answer, { data: { details: sent } });
}
const documents = [{ DocumentId: 'd.pdf', DocumentType: 'Plan', UploadedDate: '2026-01-01' }];
const noPosts = { updates: null, discussion: null };
const noDocuments = { documents: [], unreadableDocuments: 0, unreadable: [] };
const empty = { introduction: '', team: [], company: null, ...noDocuments, ...noPosts };
const post = (Title: string, Date = '', Text = '<p>…</p>') => ({ Title, Text, Date });

let warn: jest.SpyInstance;
beforeEach(() => {
  configure();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('readings W14: the publish view', () => {
  it('reads jsonData as an object or a JSON string', () => {
    const section = { IntroductionToTheBusiness: '<p>1 &lt; 2</p>' };
    for (const encode of [(it: unknown) => it, JSON.stringify])
      expect(viewOf({ SUBUS: encode(section), DOCS: encode(documents), NEW: encode({}) })).toEqual({
        ...empty,
        introduction: '<p>1 &lt; 2</p>',
        documents,
      });
  });

  it('names the sections that cannot be read, reads the other sections unchanged, and counts the documents that cannot be read, which are not none', () => {
    const sections = { TEAM: '{broken', COINF: 7, SUBUS: null, UPDAT: { Title: 'No list' } };
    const unreadable = ['introduction', 'team', 'company', 'updates'];
    expect(viewOf({ ...sections, DOCS: documents })).toEqual({ ...empty, documents, unreadable });
    expect(warn).toHaveBeenCalledTimes(4);
    const nameless = { DocumentType: 'Plan' };
    const read = { ...empty, documents, unreadableDocuments: 2 };
    expect(viewOf({ DOCS: [nameless, ...documents, null] })).toEqual(read);
    expect(viewOf({ DOCS: [nameless] })).toEqual({ ...empty, unreadable: ['documents'] });
  });
});

describe('readings R16: updates and discussion', () => {
  it('are null without their section, and a possibly empty list with it, by the section codes in the configuration', () => {
    expect(viewOf({})).toEqual(empty);
    const discussion = [post('When?')];
    const view = viewOf({ UPDAT: '[]', DISCU: discussion });
    expect(view).toEqual({ ...empty, updates: [], discussion });
    configure({ publishViewCodes: { updates: 'NEWS', discussion: 'TALK' } });
    const updates = [post('A harvest')];
    const renamed = viewOf({ NEWS: updates, TALK: [], UPDAT: [post('Not read')] });
    expect(renamed).toEqual({ ...empty, updates, discussion: [] });
  });

  it('come newest first, undated posts last, and leave out posts with neither a title nor a text', () => {
    const { updates } = viewOf({
      UPDAT: [
        post('first', '2026-03-01'),
        post('', 'soon', 'undated'),
        post('third', '2026-03-02T01:00:00Z'),
        { Date: '2026-03-01' },
        post('second', '2026-03-02T00:30:00+08:00'),
      ],
    });
    const names = updates?.map(({ Title, Text }) => Title || Text);
    expect(names).toEqual(['third', 'second', 'first', 'undated']);
  });
});
