/** @jest-environment jest-fixed-jsdom */
import type { Fact } from '@investor-portal/embed/messages';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import {
  activeSession,
  setPageSession,
  signedOutSession,
} from '@investor-portal/shared/testing/page-session';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { messagesArrived } from '@investor-portal/shared/testing/window-messages';
import { tellOnce } from './tell-once';

const cancelled = (guid: string): Fact => ({
  action: 'portal:commitment-cancelled',
  value: { guid, campaign: 'G-1', code: null, amount: null, currency: 'PHP' },
});
const tell = (guid: string) => tellOnce(cancelled(guid), guid);

describe.each(['local', 'memory'] as const)(
  'a fact, where the session persists in %s',
  (sessionPersistence) => {
    let facts: ReturnType<typeof recordFacts>;
    beforeEach(() => {
      localStorage.clear();
      configure({ sessionPersistence });
      setPageSession(activeSession());
      store.set(externalAtom, externalDetails('EXT-1'));
      facts = recordFacts();
    });
    afterEach(() => {
      facts.restore();
      store.set(externalAtom, null);
    });

    it('is told once, beside others of its kind', async () => {
      for (const guid of ['C-1', 'C-2', 'C-1']) tell(guid);
      tellOnce({ action: 'portal:registered', value: null }, 'C-1');
      await messagesArrived();
      expect(facts.told).toEqual([
        cancelled('C-1'),
        cancelled('C-2'),
        { action: 'portal:registered', value: null },
      ]);
    });

    it('is told once where storage is full', async () => {
      tell('C-1');
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      for (const guid of ['C-2', 'C-2']) tell(guid);
      full.mockRestore();
      await messagesArrived();
      expect(facts.told).toEqual([cancelled('C-1'), cancelled('C-2')]);
    });

    it('is told again if it is a fact about the next investor, but not after the session has ended', async () => {
      tell('C-1');
      // What is stored may also be damaged.
      localStorage.setItem('investor:told', '{');
      store.set(externalAtom, externalDetails('EXT-2'));
      tell('C-1');
      await messagesArrived();
      expect(facts.told).toHaveLength(2);
      setPageSession(signedOutSession);
      tell('C-2');
      await messagesArrived();
      expect(facts.told).toHaveLength(2);
    });
  },
);
