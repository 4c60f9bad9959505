import { act, screen } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { pendingSession, setPageSession } from '@investor-portal/shared/testing/page-session';
import { show } from '@investor-portal/shared/testing/show';
import { useHandoverTimeout, useMissingHandover } from './use-missing-handover';

function Reason() {
  useHandoverTimeout();
  return <p>{useMissingHandover() ?? 'none'}</p>;
}

it.each([
  ['before six seconds', window.location.origin, paths.acceptance, 5_999, 'none'],
  ['after six seconds', window.location.origin, paths.acceptance, 6_000, 'timeout'],
  ['at once without a platform', 'https://platform.example', paths.acceptance, 0, 'timeout'],
  ['on the public list', 'https://platform.example', paths.publicOpportunities, 0, 'none'],
])('the reason for a missing hand-over %s', (_when, origin, address, ms, reason) => {
  jest.useFakeTimers();
  configure({ platformOrigins: [origin] });
  forgetSession();
  setPageSession(pendingSession);
  show(<Reason />, [address]);
  act(() => void jest.advanceTimersByTime(ms));
  expect(screen.getByText(reason)).toBeVisible();
});
