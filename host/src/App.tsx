import { Provider } from 'jotai';
import { StrictMode, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { store } from '@investor-portal/shared/session/store';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { PortalRouter } from './navigation/PortalRouter';
import { createRoutes } from './routes';
import { PortalBoundary } from './screens/PortalBoundary';
import { SwrBoundary } from './swr/SwrBoundary';
import { LazyToaster } from './toasts/LazyToaster';

export function App() {
  return (
    <StrictMode>
      <Provider store={store}>
        <SwrBoundary>
          <GlobalStyle />
          <PortalRouter>
            <PortalBoundary>
              <Screens />
            </PortalBoundary>
          </PortalRouter>
          <LazyToaster />
        </SwrBoundary>
      </Provider>
    </StrictMode>
  );
}

function Screens() {
  const [routes] = useState(createRoutes);
  return useRoutes(routes);
}
