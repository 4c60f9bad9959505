import { useEffect, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { createInvestor, pointAtSandbox } from './sandbox';

beforeAll(pointAtSandbox);

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 1);
    return () => clearInterval(timer);
  }, []);
  return <output>{count}</output>;
}

it('lets a shown component update itself while a test calls the sandbox', async () => {
  render(<Counter />);
  await createInvestor('Basic');
  expect(await screen.findByText(/^[1-9]/)).toBeVisible();
});
