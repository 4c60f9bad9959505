import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const { portal = '' } = document.body.dataset;
const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App portalUrl={portal} />
    </StrictMode>,
  );
