import { configure } from '@investor-portal/shared/testing/configure';
import { shareUrl } from './share-url';

describe('the address that a campaign is shared by', () => {
  it('is the platform’s, with the campaign’s guid and nothing of the investor', () => {
    configure({ campaignShareUrl: 'https://platform.example/c/{campaign}?from=portal' });
    expect(shareUrl('a b/c')).toBe('https://platform.example/c/a%20b%2Fc?from=portal');
  });

  it('is null where none is configured', () => {
    configure({});
    expect(shareUrl('a')).toBeNull();
  });
});
