import { render, screen } from '@testing-library/react';
import { pointAtSandbox, sandboxUrl } from '../testing/sandbox';
import { CompanyDetails } from './CompanyDetails';

beforeAll(pointAtSandbox);

it('shows the name and the picture, or -- and no space for a picture', () => {
  const ImageUrl = `${sandboxUrl()}/files/company.svg`;
  const { container, rerender } = render(
    <CompanyDetails company={{ CompanyName: 'Sinag Solar', ImageUrl }} />,
  );
  expect(screen.getByText('Company Name').nextSibling).toHaveTextContent('Sinag Solar');
  expect(container.querySelector('img')).toHaveAttribute('src', ImageUrl);
  rerender(<CompanyDetails company={{ CompanyName: '', ImageUrl: '' }} />);
  expect(screen.getByText('Company Name').nextSibling).toHaveTextContent('--');
  expect(container.querySelector('img')).toBeNull();
});
