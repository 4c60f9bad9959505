import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { PartsPage } from './PartsPage';

it('shows every part on one page, under one h1', () => {
  setRuntimeConfig(
    v.parse(runtimeConfigSchema, {
      partnerApiUrl: 'https://api.example',
      platformOrigins: ['https://platform.example'],
    }),
  );
  render(
    <MemoryRouter>
      <PartsPage />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual([
    'Campaign cards',
    'Buttons and links',
    'Forms',
    'Facts and records',
    'Tabs and lists',
    'Feedback',
    'Dialog, sheet and menu',
    'Colours',
  ]);
});
