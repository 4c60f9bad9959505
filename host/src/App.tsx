import { Provider } from 'jotai';
import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { store } from '@investor-portal/shared/session/store';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { developerOverrides } from '@investor-portal/loader/developer-override';
import { DeveloperBanner } from './lazy-screens';
import { createRouter } from './routes';
import { SwrBoundary } from './swr/SwrBoundary';
import { LazyToaster } from './toasts/LazyToaster';

export function App() {
  const [router] = useState(createRouter);
  const [hasOverrides] = useState(() => Object.keys(developerOverrides()).length > 0);
  return (
    <StrictMode>
      <Provider store={store}>
        <SwrBoundary>
          <GlobalStyle />
          <RouterProvider router={router} />
          {hasOverrides && <DeveloperBanner />}
          <LazyToaster />
        </SwrBoundary>
      </Provider>
    </StrictMode>
  );
}
