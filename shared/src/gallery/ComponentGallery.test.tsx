import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from '@investor-portal/shared/testing/configure';
import { ComponentGallery } from './ComponentGallery';

it('shows every component on one page, under one h1', () => {
  configure();
  // Queried by tag, because a query by role would take seconds on a page of this size.
  const { container } = render(
    <MemoryRouter>
      <ComponentGallery />
    </MemoryRouter>,
  );
  const headings = (level: string) =>
    [...container.querySelectorAll(level)].map((heading) => heading.textContent);
  expect(headings('h1')).toEqual(['Component gallery']);
  expect(headings('h2')).toEqual([
    'Buttons and links',
    'Forms',
    'Facts and records',
    'Tabs and lists',
    'Feedback',
    'Dialog and menu',
    'Colours',
  ]);
});
