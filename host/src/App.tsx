import { Provider } from 'jotai';
import { StrictMode, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { applyBrandColour } from '@investor-portal/shared/theme/brand';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { store } from '@investor-portal/shared/session/store';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { createRouter } from './routes';
import { SwrBoundary } from './swr/SwrBoundary';
import { LateToaster } from './toasts/LateToaster';

export function App() {
  const [router] = useState(createRouter);
  const { accent } = runtimeConfig().brand;
  useEffect(() => {
    if (accent) applyBrandColour(accent);
  }, [accent]);
  return (
    <StrictMode>
      <Provider store={store}>
        <SwrBoundary>
          <GlobalStyle />
          <RouterProvider router={router} />
          <LateToaster />
        </SwrBoundary>
      </Provider>
    </StrictMode>
  );
}
