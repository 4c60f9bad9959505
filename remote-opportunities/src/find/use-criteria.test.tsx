import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { apiCapabilities } from '@investor-portal/shared/session/runtime-config';
import { configure } from '@investor-portal/shared/testing/configure';
import { useCriteria } from './use-criteria';

it('builds on a change that has not reached the address yet', () => {
  configure({ apiCan: [...apiCapabilities] });
  const { result } = renderHook(useCriteria, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?search=Zapato']}>{children}</MemoryRouter>
    ),
  });
  const [, change] = result.current;
  act(() => {
    change((latest) => ({ ...latest, search: 'Zapatos' }));
    change((latest) => ({ ...latest, show: 'upcoming' }));
  });
  expect(result.current[0]).toMatchObject({ search: 'Zapatos', show: 'upcoming' });
  act(() => change((latest) => ({ ...latest, wallet: true })));
  expect(result.current[0]).toMatchObject({ search: 'Zapatos', show: 'upcoming', wallet: true });
});
