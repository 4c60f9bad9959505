import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { useGoBack } from './use-go-back';

function Detail() {
  const goBack = useGoBack('/list');
  const [, setParams] = useSearchParams();
  return (
    <>
      <button onClick={() => setParams({ tab: 'publish' }, { replace: true })}>Tab</button>
      <button onClick={goBack}>Back</button>
    </>
  );
}

/** Opens an address as a page of its own. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  const routes = [
    { path: '/list', element: <h1>List</h1> },
    { path: '/overview', element: <Link to="/detail">Detail</Link> },
    { path: '/detail', element: <Detail /> },
  ];
  render(<RouterProvider router={createBrowserRouter(routes)} />);
  const press = (name: string) => userEvent.click(screen.getByText(name));
  return { press };
}

describe('§2 Back', () => {
  it('stays in the portal from a page opened by its address, after a change of tab too', async () => {
    const { press } = open('/detail');
    await press('Tab');
    await waitFor(() => expect(window.location.search).toBe('?tab=publish'));
    await press('Back');
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  });

  it('leads to where one came from', async () => {
    const { press } = open('/overview');
    await press('Detail');
    await press('Tab');
    await press('Back');
    expect(await screen.findByRole('link', { name: 'Detail' })).toBeVisible();
  });

  it.each([[null], ['idx'], [{ idx: 'many' }]])('takes %p for no count of pages', async (state) => {
    const { press } = open('/detail');
    window.history.replaceState(state, '');
    await press('Back');
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  });
});
