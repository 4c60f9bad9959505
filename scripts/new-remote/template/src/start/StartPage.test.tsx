import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from '../paths';
import { remote } from '../routes';

it('shows the first screen of NAME under its title', async () => {
  const router = createMemoryRouter([...remote.routes], { initialEntries: [paths.start] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'LABEL' })).toBeVisible();
  expect(document.title).toContain('LABEL');
});
