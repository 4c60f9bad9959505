import { Provider } from 'jotai';
import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { store } from '@investor-portal/shared/session/store';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { createRouter } from './routes';
import { SwrBoundary } from './swr/SwrBoundary';
import { Toaster } from './toasts/Toaster';

export function App() {
  const [router] = useState(createRouter);
  return (
    <StrictMode>
      <Provider store={store}>
        <SwrBoundary>
          <GlobalStyle />
          <Toaster>
            <RouterProvider router={router} />
          </Toaster>
        </SwrBoundary>
      </Provider>
    </StrictMode>
  );
}
