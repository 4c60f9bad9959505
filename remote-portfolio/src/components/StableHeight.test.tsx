import { render, screen } from '@testing-library/react';
import { StableHeight } from './StableHeight';

afterEach(() => jest.restoreAllMocks());

it('stays as high as its content has been', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockReturnValue(120);
  const { rerender } = render(<StableHeight>Long</StableHeight>);
  height.mockReturnValue(40);
  rerender(<StableHeight>Short</StableHeight>);
  expect(screen.getByText('Short')).toHaveStyle({ minHeight: '120px' });
  height.mockReturnValue(160);
  rerender(<StableHeight>Longer</StableHeight>);
  expect(screen.getByText('Longer')).toHaveStyle({ minHeight: '160px' });
});
