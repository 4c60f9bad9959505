import { configure } from '../testing/configure';
import { platformPageOf, shareUrl } from './platform-pages';

const guids = { campaign: 'a b/c', issuer: 'i&j' };
const updates = (change: Partial<typeof guids> = {}) =>
  platformPageOf('updates', { ...guids, ...change });

it('an address on the platform has the encoded guids and no data of the investor, and is null where one is not known', () => {
  configure({
    campaignShareUrl: 'https://platform.example/c/{campaign}?from=portal',
    campaignUpdatesUrl: 'https://platform.example/{issuer}/{campaign}',
    campaignDiscussionUrl: 'https://talk.example/?about={issuer}',
  });
  expect(shareUrl('a b/c')).toBe('https://platform.example/c/a%20b%2Fc?from=portal');
  expect(updates()).toBe('https://platform.example/i%26j/a%20b%2Fc');
  expect(platformPageOf('discussion', guids)).toBe('https://talk.example/?about=i%26j');
  configure({ campaignUpdatesUrl: 'https://platform.example/{issuer}/{campaign}' });
  expect([shareUrl('a'), platformPageOf('discussion', guids)]).toEqual([null, null]);
  expect([updates({ issuer: '' }), updates({ campaign: '' })]).toEqual([null, null]);
});
