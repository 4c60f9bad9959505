import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../testing/show';
import { useGoBack } from './use-go-back';

function Detail() {
  const goBack = useGoBack('/list');
  return <button onClick={goBack}>Back</button>;
}

// host/src/navigation/PortalRouter.test.tsx shows the state that the portal's router keeps.
it.each([
  ['where the investor came from', { previous: { path: '/overview?tab=2', key: 'a' } }],
  ['the list if the page was opened by its URL', null],
  ['the list if it would leave the portal', { previous: { path: '//a.example', key: 'a' } }],
  ['the list if the state is of another version', { previous: '/overview?tab=2' }],
])('§2 Back leads to %s', async (where, state) => {
  const routes = [
    { path: '/detail', element: <Detail /> },
    { path: '*', element: null },
  ];
  const { router } = show(routes, [{ pathname: '/detail', state }]);
  await userEvent.click(screen.getByRole('button'));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(where.startsWith('where') ? '/overview?tab=2' : '/list');
});
