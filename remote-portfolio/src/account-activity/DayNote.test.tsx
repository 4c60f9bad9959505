import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { DayNote } from './DayNote';

it.each([
  ['Asia/Manila', 'A day of this range runs from 08:00 to 08:00 PHT.'],
  ['UTC', ''],
])('§9 the days of a range, where the platform is in %s', (timeZone, told) => {
  setRuntimeConfig(
    v.parse(runtimeConfigSchema, {
      partnerApiUrl: 'https://api.example',
      platformOrigins: ['https://platform.example'],
      timeZone,
    }),
  );
  render(<DayNote range={{ start: '2026-11-01', end: '2026-11-21' }} />);
  expect(document.body).toHaveTextContent(told);
  expect(screen.queryAllByText(/runs/)).toHaveLength(told ? 1 : 0);
});
