import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { TierCard } from './TierCard';

it.each([
  ['', '--'],
  ['GOLD', 'GOLD'],
])('§6 links a registered investor of tier %p to both forms', (code, text) => {
  pointAtSandbox();
  render(
    <MemoryRouter>
      <TierCard code={code} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Registered')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Apply for Premium Account Access',
    'Apply for Qualified Account Access',
  ]);
});
