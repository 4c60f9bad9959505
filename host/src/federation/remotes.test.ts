import type { RegistryEntry } from '@investor-portal/registry/format';
import { paths } from '@investor-portal/shared/routes/paths';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { loaderOptions } from '@investor-portal/loader/loader-options';
import { remoteStatesAtom, startHostLoader } from './host-loader';
import { grants, mountAt, navigationAtom, refusedMounts, releasedAtom } from './remotes';

const perks = { label: 'Perks', path: '/main/perks', icon: 'gift' };

/** Makes the registry's entry of a remote whose current release has these declarations. */
function releasedWith(declared: object | undefined): RegistryEntry {
  const start = { entry: 'entry.js', integrity: {}, scripts: [], screens: {}, ...declared };
  const release = { entry: 'x/1/mf-manifest.json', contract: '^1.0.0', start };
  return { current: '1', versions: { '1': release } };
}

const labels = () => store.get(navigationAtom).map(({ label }) => label);
let listed: string[];

beforeAll(() => {
  startHostLoader();
  listed = labels();
});

beforeEach(() => {
  configure({ grantedMounts: { perks: ['/main/perks', '/main/vouchers'] } });
  store.set(releasedAtom, {});
});

describe('the mounts of the remotes', () => {
  it.each([
    [paths.portfolio, 'portfolio'],
    [paths.campaign('c-1'), 'opportunities'],
    [paths.publicOpportunities, 'opportunities'],
    [paths.premiumAccount, 'onboarding'],
    [paths.acceptance, 'onboarding'],
    [paths.registration, 'onboarding'],
    [paths.profile, undefined],
    [`${paths.portfolio}-archive`, undefined],
    ['/main/perks/7', 'perks'],
  ])('gives %s to %s without a registry', (pathname, remote) => {
    expect(mountAt(pathname)?.remote).toBe(remote);
    expect(labels()).toEqual(listed);
  });

  it('come with the release of a remote, also of one that the host was built with, and so does its menu entry', () => {
    store.set(releasedAtom, {
      perks: releasedWith({ mounts: ['/main/perks'], navigation: perks }),
    });
    expect(mountAt('/main/perks/7')?.remote).toBe('perks');
    expect(mountAt('/main/vouchers')).toBeUndefined();
    expect(labels()).toEqual([...listed, 'Perks']);
    expect(refusedMounts('perks')).toEqual([]);
    const navigation = { label: 'My portfolio', path: paths.portfolio, icon: 'briefcase' };
    store.set(releasedAtom, {
      portfolio: releasedWith({ mounts: [paths.portfolio], navigation }),
      opportunities: releasedWith({ mounts: [paths.publicOpportunities] }),
    });
    expect(labels()).toContain('My portfolio');
    expect(labels()).not.toContain('Investment Opportunities');
    expect(mountAt(paths.opportunities)).toBeUndefined();
  });

  it('are ignored where the host grants them to another remote, or to none', () => {
    const mounts = [paths.portfolio, '/main', '/main/perks'];
    const navigation = { ...perks, path: paths.portfolio };
    store.set(releasedAtom, { perks: releasedWith({ mounts, navigation }) });
    expect(mountAt(paths.portfolio)?.remote).toBe('portfolio');
    expect(mountAt(paths.profile)).toBeUndefined();
    expect(labels()).toEqual(listed);
    expect(refusedMounts('perks')).toEqual([
      'The host does not grant it /main/portfolio.',
      'The host does not grant it /main.',
      'Its menu entry leads to /main/portfolio, which is not one of its mounts.',
    ]);
  });
});

it('no configuration grants what belongs to the host or to another remote', () => {
  const taken = ['/main', paths.glossary, `${paths.portfolio}/perks`, '/main/perks'];
  const own = grants().length;
  configure({ grantedMounts: { perks: taken, vouchers: ['/main/perks/vouchers'] } });
  expect(grants().slice(own - 2)).toEqual([{ path: '/main/perks', remote: 'perks' }]);
});

it('a page says once what it ignores of a release, and shows it at /__remotes', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const registry = { perks: releasedWith({ mounts: [paths.profile] }) };
  loaderOptions().page.registry?.(registry);
  loaderOptions().page.registry?.(registry);
  expect(store.get(remoteStatesAtom)['perks']?.reasons).toEqual([
    'mount: The host does not grant it /main.',
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
});
