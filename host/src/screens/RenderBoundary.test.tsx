import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { configure } from '@investor-portal/shared/testing/configure';
import { messagesArrived, recordMessages } from '@investor-portal/shared/testing/window-messages';
import { remoteState, setRemoteState } from '@investor-portal/loader/remote-states';
import { startHostLoader } from '../federation/host-loader';
import { RenderBoundary } from './RenderBoundary';

const failure = 'Something went wrong on this page';
let broken: unknown;
let mounts = 0;

function Fragile() {
  if (broken) throw broken;
  return <p>The position</p>;
}

function List() {
  useState(() => (mounts += 1));
  return <p>The list</p>;
}

function Remote() {
  const { pathname } = useLocation();
  return (
    <RenderBoundary remote="portfolio" pathname={pathname}>
      <Routes>
        <Route path="/position" element={<Fragile />} />
        <Route path="/list/*" element={<List />} />
      </Routes>
    </RenderBoundary>
  );
}

function open(at: string, screens = <Remote />) {
  render(
    <MemoryRouter initialEntries={[at]}>
      {['/list', '/list/2', '/position'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      {screens}
    </MemoryRouter>,
    // React would log the error, and a logged error fails the test.
    { onCaughtError: () => undefined },
  );
}

const goTo = (to: string) => userEvent.click(screen.getByRole('link', { name: to }));

beforeEach(() => {
  startHostLoader();
  configure({ platformOrigins: [window.location.origin] });
  setRemoteState('portfolio', { status: 'loaded', version: '1.2.3', reasons: [] });
  jest.spyOn(console, 'warn').mockImplementation();
  broken = new TypeError('PHP 10,000.00 of Ana Reyes');
  mounts = 0;
});

it('confines a render error to its screen, reports nothing personal, recovers with Retry, and remounts no healthy screen', async () => {
  const posted = recordMessages();
  open('/list');
  await goTo('/list/2');
  expect(mounts).toBe(1);
  await goTo('/position');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(failure);
  const [, reference] = /reference: (\w+)/.exec(alert.textContent) ?? [];
  const reason = `TypeError (${reference})`;
  expect(remoteState('portfolio').reasons).toEqual([`render: ${reason}`]);
  await messagesArrived();
  const value = { source: 'portfolio', kind: 'render', version: '1.2.3', reason };
  expect(posted).toEqual([{ action: 'portal:error', value }]);
  await goTo('/list');
  expect(screen.getByText('The list')).toBeVisible();
  await goTo('/position');
  expect(screen.getByRole('alert')).toHaveTextContent(failure);
  broken = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The position')).toBeVisible();
});

it('makes no claim about a pending submission where the host’s own screen fails', async () => {
  broken = 'PHP 10,000.00 of Ana Reyes';
  const posted = recordMessages();
  open(
    '/position',
    <RenderBoundary>
      <Fragile />
    </RenderBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The portal stopped workingCheck your commitments before you submit again.',
  );
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Reload', 'Go to your profile']);
  await messagesArrived();
  const value = { source: 'host', kind: 'render', reason: 'string' };
  expect(posted).toEqual([{ action: 'portal:error', value }]);
});
