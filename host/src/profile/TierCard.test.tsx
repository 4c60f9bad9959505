import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { TierCard } from './TierCard';

it.each([
  ['', '--'],
  ['GOLD', 'GOLD'],
])('§6 a registered investor of tier %p has a way to both forms', (code, word) => {
  pointAtSandbox();
  render(
    <MemoryRouter>
      <TierCard code={code} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Registered')).toBeVisible();
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Apply for Premium Account Access',
    'Apply for Qualified Account Access',
  ]);
});
