import { render, screen } from '@testing-library/react';
import { pointAtSandbox } from '../testing/sandbox';
import { Team } from './company-modules';

beforeAll(pointAtSandbox);

it('shows each person with a position, which stands for an unknown name', () => {
  const nobody = { FirstName: '', LastName: '', PositionTitle: '', ImageUrl: '' };
  const director = { ...nobody, FirstName: 'Ana', LastName: 'Reyes', PositionTitle: 'Director' };
  render(<Team members={[director, { ...nobody, PositionTitle: 'Treasurer' }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Ana ReyesDirector');
  expect(second).toHaveTextContent(/^Treasurer$/);
});
