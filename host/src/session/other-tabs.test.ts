import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { openSession, pageSessionName } from '@investor-portal/shared/testing/page-session';
import { watchOtherTabs } from './other-tabs';
import { report } from './session-effects';

/** The messages that the other tabs of this browser send and receive. */
const others = new BroadcastChannel('investor-portal');
const received: unknown[] = [];
others.addEventListener('message', ({ data }) => received.push(data));
const delivered = () => new Promise((resolve) => setTimeout(resolve, 50));

describe.each(['local', 'session', 'memory'] as const)(
  'readings S10: a sign-out where the session persists in %s',
  (sessionPersistence) => {
    let stop: () => void;
    beforeEach(() => {
      configure({ sessionPersistence });
      received.length = 0;
      forgetSession();
      openSession('EXT-1');
      stop = watchOtherTabs(report);
    });
    afterEach(() => stop());
    afterAll(() => sessionPersistence === 'memory' && others.close());

    /** Sends a sign-out from another tab that had this session. */
    async function hear(message: unknown) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
      others.postMessage(message);
      await delivered();
    }

    it('tells the other tabs who has signed out, which ends the pages of this investor alone', async () => {
      report({ type: 'platform signed out' });
      await delivered();
      expect(received).toHaveLength(1);
      openSession('EXT-2');
      await hear(received[0]);
      expect(pageSessionName()).toBe('active');
      expect(store.get(externalAtom)).toEqual(externalDetails('EXT-2'));
      openSession('EXT-1');
      await hear(received[0]);
      expect([pageSessionName(), store.get(externalAtom)]).toEqual(['signed-out', null]);
    });

    it('of a host released before, which says nothing of whom, ends the page and clears this tab’s own storage', async () => {
      sessionStorage.setItem('investor:draft', 'of EXT-1');
      await hear('sign-out');
      expect(pageSessionName()).toBe('signed-out');
      expect({ ...sessionStorage }).toEqual({});
    });
  },
);

it('readings S10: a sign-out ends the page where the browser denies storage', () => {
  configure();
  openSession('EXT-1');
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  report({ type: 'platform signed out' });
  denied.mockRestore();
  expect([pageSessionName(), store.get(externalAtom)]).toEqual(['signed-out', null]);
});
