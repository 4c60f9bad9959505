/** @jest-environment jest-fixed-jsdom */
import type { Fact } from '@investor-portal/embed/messages';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '../testing/configure';
import { openSession, setPageSession, signedOutSession } from '../testing/page-session';
import { recordFacts } from '../testing/record-facts';
import { tellOnce } from './tell-once';

const cancelled = (guid: string): Fact => ({
  action: 'portal:commitment-cancelled',
  value: { guid, campaign: 'G-1', code: null, amount: null, currency: 'PHP' },
});
const tell = (guid: string) => tellOnce(cancelled(guid), guid);

describe.each(['local', 'memory'] as const)(
  'a fact, where the session persists in %s',
  (sessionPersistence) => {
    let told: ReturnType<typeof recordFacts>;
    beforeEach(() => {
      localStorage.clear();
      configure({ sessionPersistence });
      openSession();
      told = recordFacts();
    });
    afterEach(() => forgetSession());

    it('is told once, beside others of its kind, also where storage is full', async () => {
      const registered: Fact = { action: 'portal:registered', value: null };
      for (const guid of ['C-1', 'C-2', 'C-1']) tell(guid);
      tellOnce(registered, 'C-1');
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      for (const guid of ['C-3', 'C-3']) tell(guid);
      full.mockRestore();
      const [first, second, third] = ['C-1', 'C-2', 'C-3'].map(cancelled);
      expect(await told()).toEqual([first, second, registered, third]);
    });

    it('is told again if it is a fact about the next investor, but not after the session has ended', async () => {
      tell('C-1');
      // What is stored may also be damaged.
      localStorage.setItem('investor:told', '{');
      openSession('EXT-2');
      tell('C-1');
      expect(await told()).toHaveLength(2);
      setPageSession(signedOutSession);
      tell('C-2');
      expect(await told()).toHaveLength(2);
    });
  },
);
