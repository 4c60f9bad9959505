import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

const picture = () => document.querySelector('img');

it('an avatar shows initials without a picture, and after a failure until another picture is set', () => {
  const view = render(<Avatar src="" name="Maria Santos" size={4} />);
  expect(screen.getByText('MS')).toBeVisible();
  view.rerender(<Avatar src="https://files.example/gone.png" name="Maria Santos" size={4} />);
  const broken = picture();
  if (broken) fireEvent.error(broken);
  expect(screen.getByText('MS')).toBeVisible();
  view.rerender(<Avatar src="https://files.example/new.png" name="Maria Santos" size={4} />);
  expect(picture()).toHaveAttribute('src', 'https://files.example/new.png');
  expect(screen.queryByText('MS')).not.toBeInTheDocument();
});
