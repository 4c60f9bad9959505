import { matchScreen } from './match-screen';

describe('matchScreen', () => {
  it('returns the decoded parameters of the pattern', () => {
    const pattern = '/main/portfolio/:guid/campaign/:campaign';
    expect(matchScreen(pattern, '/main/portfolio/a%20b/campaign/c/')).toEqual({
      guid: 'a b',
      campaign: 'c',
    });
  });

  it('returns undefined for a path of another shape', () => {
    expect(matchScreen('/main/portfolio/:guid', '/main/portfolio')).toBeUndefined();
    expect(matchScreen('/main/portfolio/:guid', '/main/profile/a')).toBeUndefined();
  });

  it('keeps a segment that cannot be decoded', () => {
    expect(matchScreen('/main/:guid', '/main/100%')).toEqual({ guid: '100%' });
  });
});
