import { configure } from '../testing/configure';
import { platformPageOf, shareUrl } from './platform-pages';

describe('the address for sharing a campaign', () => {
  it('is the platform’s address, with the campaign’s guid and no data of the investor', () => {
    configure({ campaignShareUrl: 'https://platform.example/c/{campaign}?from=portal' });
    expect(shareUrl('a b/c')).toBe('https://platform.example/c/a%20b%2Fc?from=portal');
  });

  it('is null if no address is configured', () => {
    configure({});
    expect(shareUrl('a')).toBeNull();
  });
});

describe('the platform’s page with a campaign’s updates or its discussion', () => {
  const guids = { campaign: 'a b/c', issuer: 'i&j' };

  it('has the encoded guids of the campaign and the issuer', () => {
    configure({
      campaignUpdatesUrl: 'https://platform.example/{issuer}/{campaign}',
      campaignDiscussionUrl: 'https://talk.example/?about={issuer}',
    });
    expect(platformPageOf('updates', guids)).toBe('https://platform.example/i%26j/a%20b%2Fc');
    expect(platformPageOf('discussion', guids)).toBe('https://talk.example/?about=i%26j');
  });

  it('is null if no address is configured, or if a guid in it is unknown', () => {
    configure({ campaignUpdatesUrl: 'https://platform.example/{issuer}/{campaign}' });
    expect(platformPageOf('discussion', guids)).toBeNull();
    expect(platformPageOf('updates', { ...guids, issuer: '' })).toBeNull();
    expect(platformPageOf('updates', { ...guids, campaign: '' })).toBeNull();
  });
});
