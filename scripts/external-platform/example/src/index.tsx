import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { App as Guide } from './Guide';

const { portal = '' } = document.body.dataset;
const root = document.getElementById('app');
const Page = location.pathname === '/guide' ? Guide : App;
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page portalUrl={portal} />
    </StrictMode>,
  );
