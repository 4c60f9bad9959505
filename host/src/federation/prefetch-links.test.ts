import type { DocumentStart } from '@investor-portal/shared/contract/document-start';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { newDocumentStart } from '@investor-portal/shared/testing/new-document-start';
import { releaseAtPageLoad } from '@investor-portal/loader/page-registry';
import { carry, releasedAs } from '@investor-portal/loader/testing/start';
import { startHostLoader } from './host-loader';
import { prefetchNavigation, prefetchNavigationWhenIdle, watchLinks } from './prefetch-links';

const released = releasedAs('1.0.0', '^99.0.0');
const external = externalDetails();

const prefetch = jest.fn<void, Parameters<DocumentStart['prefetch']>>();
const prefetched = () => prefetch.mock.calls.map(([pathname, , press]) => [pathname, press]);

beforeAll(async () => {
  startHostLoader();
  configure({ releasesUrl: '/releases.json' });
  const onboarding = { ...released, disabled: { reason: 'Repairs.' } };
  const registry = { onboarding, opportunities: released, portfolio: released };
  carry('portal-releases', JSON.stringify(registry));
  await releaseAtPageLoad('portfolio');
  watchLinks();
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(navigator, { connection: undefined });
  globalThis.portalStart = newDocumentStart({ prefetch });
  window.history.replaceState(null, '', paths.opportunities);
  prefetch.mockClear();
  store.set(externalAtom, external);
});

function happen(type: string, href: string, init: object = {}) {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span></span>';
  document.body.append(link);
  const event = new Event(type, { bubbles: true });
  link.firstChild?.dispatchEvent(Object.assign(event, { button: 0 }, init));
  link.remove();
}

describe('decision 80: a link to another remote’s screen', () => {
  it.each([
    ['focusin', {}],
    ['pointerover', { pointerType: 'mouse' }],
  ])('fetches its scripts on %s', (type, init) => {
    happen(type, paths.portfolio, init);
    expect(prefetched()).toEqual([[paths.portfolio, undefined]]);
  });

  it('also sends its requests when it is pressed, if there is a session', () => {
    happen('pointerdown', paths.portfolio);
    store.set(externalAtom, null);
    happen('pointerdown', paths.portfolio);
    const { code, externalReferenceCode } = external;
    const session = { token: 'token', code, externalReferenceCode };
    expect(prefetched()).toEqual([
      [paths.portfolio, { session }],
      [paths.portfolio, { session: undefined }],
    ]);
  });

  it.each([
    ['a finger that passes over it', 'pointerover', paths.portfolio, { pointerType: 'touch' }],
    ['another button', 'pointerdown', paths.portfolio, { button: 2 }],
    ['a link within the remote', 'pointerdown', paths.campaign('c-1'), {}],
    ['a link to the host’s own screen', 'pointerdown', paths.profile, {}],
    ['a link to another site', 'pointerdown', `https://elsewhere.example${paths.portfolio}`, {}],
    ['a remote that is switched off', 'pointerdown', paths.premiumAccount, {}],
  ])('does nothing for %s', (_what, type, href, init) => {
    happen(type, href, init);
    expect(prefetched()).toEqual([]);
  });
});

it('decision 80: the navigation is prefetched when the browser is idle, but not for an investor who saves data, on a slow connection, or for a visitor, who has no menu', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchNavigation();
  expect(prefetched()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
  const idle = async () => {
    prefetch.mockClear();
    prefetchNavigationWhenIdle();
    await jest.advanceTimersByTimeAsync(10_000);
    return prefetched();
  };
  jest.useFakeTimers();
  expect(await idle()).toContainEqual([paths.portfolio, undefined]);
  Object.assign(navigator, { connection: { effectiveType: '2g' } });
  expect(await idle()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
  store.set(externalAtom, null);
  expect(await idle()).toEqual([]);
});
