import { matchScreen } from './match-screen';

describe('a screen by its address', () => {
  it('gives the parameters of the pattern, decoded', () => {
    const pattern = '/main/portfolio/:guid/campaign/:campaign';
    expect(matchScreen(pattern, '/main/portfolio/a%20b/campaign/c/')).toEqual({
      guid: 'a b',
      campaign: 'c',
    });
  });

  it('does not fit another', () => {
    expect(matchScreen('/main/portfolio/:guid', '/main/portfolio')).toBeUndefined();
    expect(matchScreen('/main/portfolio/:guid', '/main/profile/a')).toBeUndefined();
  });

  it('takes a segment that cannot be decoded as it is', () => {
    expect(matchScreen('/main/:guid', '/main/100%')).toEqual({ guid: '100%' });
  });
});
