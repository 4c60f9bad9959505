import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
import { navigator, PortalRouter, useBlocker } from './PortalRouter';

let scrolledTo: jest.SpyInstance;
let scrollY = 0;
Object.defineProperty(window, 'scrollY', { get: () => scrollY });

function Screens() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack('/fallback');
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/list">List</Link>
      <Link to="/form">Form</Link>
      <Link to="/detail">Detail</Link>
      <button onClick={goBack}>Back</button>
      <button onClick={() => void navigate('?tab=2', { replace: true, preventScrollReset: true })}>
        Tab
      </button>
      {pathname === '/form' ? <Form /> : null}
    </>
  );
}

function Form() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <>
      <p>{`Leave for ${blocker.location.pathname}?`}</p>
      <button onClick={blocker.proceed}>Leave</button>
      <button onClick={blocker.reset}>Stay</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const back = () => act(() => window.history.back());

async function isAt(address: string): Promise<void> {
  expect(await screen.findByRole('heading', { name: address })).toBeVisible();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
}

beforeEach(async () => {
  scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  render(
    <PortalRouter>
      <Screens />
    </PortalRouter>,
  );
  act(() => navigator.push('/start'));
  await isAt('/start');
  scrollY = 0;
  scrolledTo.mockClear();
});

it('asks before a link or Back leaves a guarded screen, then follows it to where the screen was scrolled', async () => {
  await press('Form');
  await isAt('/form');
  await press('List');
  await isAt('/form');
  expect(screen.getByText('Leave for /list?')).toBeVisible();
  await press('Stay');
  expect(screen.queryByText(/Leave for/)).toBeNull();
  await press('List');
  await press('Leave');
  await isAt('/list');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  scrollY = 640;
  await press('Form');
  await isAt('/form');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  scrollY = 0;
  back();
  expect(await screen.findByText('Leave for /list?')).toBeVisible();
  await isAt('/form');
  await press('Stay');
  back();
  await userEvent.click(await screen.findByText('Leave'));
  await isAt('/list');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 640);
  back();
  // The first form asks as well.
  await isAt('/form');
  await press('List');
  await press('Leave');
});

it('leads Back to the screen before as it was left, whatever the platform’s page has added to the history', async () => {
  await press('List');
  await isAt('/list');
  scrolledTo.mockClear();
  await press('Tab');
  await isAt('/list?tab=2');
  // Only what the screen shows was replaced.
  expect(scrolledTo).not.toHaveBeenCalled();
  const { key } = window.history.state as { key: string };
  scrollY = 640;
  await press('Detail');
  await press('Tab');
  await isAt('/detail?tab=2');
  window.history.pushState(null, '');
  const entries = window.history.length;
  await press('Back');
  await isAt('/list?tab=2');
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).toMatchObject({ key });
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 640);
  await press('Back');
  await isAt('/start');
});
