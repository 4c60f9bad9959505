import { render, screen } from '@testing-library/react';
import { KeepHeight } from './KeepHeight';

afterEach(() => jest.restoreAllMocks());

it('stays as high as its content has been', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockReturnValue(120);
  const { rerender } = render(<KeepHeight>Long</KeepHeight>);
  height.mockReturnValue(40);
  rerender(<KeepHeight>Short</KeepHeight>);
  expect(screen.getByText('Short')).toHaveStyle({ minHeight: '120px' });
  height.mockReturnValue(160);
  rerender(<KeepHeight>Longer</KeepHeight>);
  expect(screen.getByText('Longer')).toHaveStyle({ minHeight: '160px' });
});
