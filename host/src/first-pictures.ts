import { documentStart } from '@investor-portal/shared/contract/document-start';

// ./index.tsx imports this file first: the network has nothing to do while the portal's script runs (decision 80).
documentStart()?.preloadPictures();
