import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { commitmentSchema } from '../partner-api/contract/commitment';
import { configure } from '../testing/configure';
import { openSession } from '../testing/page-session';
import { pageWrapper } from '../testing/page-wrapper';
import {
  type PendingReconfirmation,
  reconfirmationsOf,
  stillPending,
  usePendingReconfirmations,
} from './pending-reconfirmations';

const hour = 3_600_000;
const details = { campaign: 'C', issuer: 'Tala', deadline: '2026-12-05' };
const soon: PendingReconfirmation = { id: 'soon', until: hour, ...details };

/** Opens a page. Host and remotes share its cache. */
function openPage() {
  const wrapper = pageWrapper();
  const useBoth = () => [usePendingReconfirmations(), usePendingReconfirmations()] as const;
  return renderHook(useBoth, { wrapper }).result;
}

beforeEach(() => {
  configure({ sessionPersistence: 'local' });
  openSession();
});
afterEach(() => localStorage.clear());

it('pending reconfirmations are the commitments with the status REC, the next deadline first, and end at their deadline', () => {
  const commitment = (guid: string, commitmentStatusCode: string, reconfirmDeadlineDate = '') => {
    const campaign = { campaignGuid: `campaign of ${guid}`, campaignCode: 'CODE' };
    const fields = { guid, ...campaign, commitmentStatusCode, reconfirmDeadlineDate };
    return v.parse(commitmentSchema, fields);
  };
  const found = reconfirmationsOf([
    commitment('endless', 'REC'),
    commitment('later', 'REC', '2026-11-30T00:00:00Z'),
    commitment('committed', 'COM', '2026-11-29T00:00:00Z'),
    commitment('sooner', 'REC', '2026-11-28'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['sooner', 'later', 'endless']);
  const named = { id: 'sooner', campaign: 'campaign of sooner', issuer: 'CODE' };
  const until = Date.parse('2026-11-28T16:00:00Z');
  expect(found[0]).toEqual({ ...named, until, deadline: '2026-11-28' });
  const endless = { ...soon, id: 'endless', until: null };
  expect(stillPending([soon, endless], hour - 1)).toEqual([soon, endless]);
  expect(stillPending([soon, endless], hour)).toEqual([endless]);
});

it('pending reconfirmations reach every subscriber on the page, and the next page, which does not count them as known', () => {
  const page = openPage();
  expect(page.current[1].known).toBe(false);
  act(() => page.current[0].save([soon]));
  expect(page.current[1]).toMatchObject({ all: [soon], known: true });
  expect(openPage().current[0]).toMatchObject({ all: [soon], known: false });
  // The lists may write the same guid in different cases.
  act(() => page.current[1].remove('SOON'));
  expect(page.current[0].all).toEqual([]);
});
