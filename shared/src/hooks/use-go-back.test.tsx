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

function open(url: string) {
  window.history.replaceState(null, '', url);
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
  it('stays in the portal after opening a page by its URL, even after changing tabs', async () => {
    const { press } = open('/detail');
    await press('Tab');
    await waitFor(() => expect(window.location.search).toBe('?tab=publish'));
    await press('Back');
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  });

  it('returns to the previous page', async () => {
    const { press } = open('/overview');
    await press('Detail');
    await press('Tab');
    await press('Back');
    expect(await screen.findByRole('link', { name: 'Detail' })).toBeVisible();
  });

  it.each([[null], ['idx'], [{ idx: 'many' }]])(
    'uses the fallback if history.state is %p',
    async (state) => {
      const { press } = open('/detail');
      window.history.replaceState(state, '');
      await press('Back');
      expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
    },
  );
});
