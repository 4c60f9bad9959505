import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import type { SWRConfiguration } from 'swr';
import { pageWrapper } from './page-wrapper';

/** Shows routes, or one element at every address. The last of the addresses is open, and the others are behind it. */
export function show(
  screen: RouteObject[] | ReactNode,
  addresses: InitialEntry[] = ['/'],
  settings?: SWRConfiguration,
) {
  const routes = Array.isArray(screen)
    ? (screen as RouteObject[])
    : [{ path: '*', element: screen }];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  const wrapper = pageWrapper(settings);
  return { ...render(createElement(RouterProvider, { router }), { wrapper }), router };
}
