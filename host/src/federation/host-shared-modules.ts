import * as react from 'react';
import reactPackage from 'react/package.json' with { type: 'json' };
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import reactDomPackage from 'react-dom/package.json' with { type: 'json' };
import {
  Link,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json' with { type: 'json' };
import * as jotai from 'jotai';
import jotaiPackage from 'jotai/package.json' with { type: 'json' };
import * as swr from 'swr';
import swrPackage from 'swr/package.json' with { type: 'json' };
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import styledComponentsPackage from 'styled-components/package.json' with { type: 'json' };
import type { SharedModule } from '@investor-portal/loader/loader-options';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import * as client from '@investor-portal/shared/partner-api/client/client';
import * as amountsHidden from '@investor-portal/shared/session/amounts-hidden';
import * as loading from '@investor-portal/shared/session/loading';
import * as pageSession from '@investor-portal/shared/session/page-session';
import * as persistedAtom from '@investor-portal/shared/session/persisted-atom';
import * as runtimeConfig from '@investor-portal/shared/session/runtime-config';
import * as serverTime from '@investor-portal/shared/session/server-time';
import * as session from '@investor-portal/shared/session/session';
import * as sessionHost from '@investor-portal/shared/session/session-host';
import * as store from '@investor-portal/shared/session/store';
import * as toast from '@investor-portal/shared/session/toast';
import { useBlocker } from '../navigation/PortalRouter';

const ofContract = (module: object): SharedModule => ({ version: contractVersion, module });

/**
 * The modules of shared/federation/singletons.cjs. A namespace import keeps a whole library in the bundle, so the two largest
 * share only the names that remotes use. A new name is a minor change of the contract, and a removed one is a major change.
 */
export const hostSharedModules = {
  react: { version: reactPackage.version, module: react },
  'react/jsx-runtime': { version: reactPackage.version, module: jsxRuntime },
  'react-dom': { version: reactDomPackage.version, module: reactDom },
  'react-router-dom': {
    version: routerPackage.version,
    module: {
      Link,
      Navigate,
      Outlet,
      useBlocker,
      useLocation,
      useNavigate,
      useParams,
      useRoutes,
      useSearchParams,
    },
  },
  jotai: { version: jotaiPackage.version, module: jotai },
  swr: { version: swrPackage.version, module: swr },
  'styled-components': {
    version: styledComponentsPackage.version,
    module: { createGlobalStyle, css, keyframes, styled },
  },
  '@investor-portal/shared/partner-api/client/client': ofContract(client),
  '@investor-portal/shared/session/amounts-hidden': ofContract(amountsHidden),
  '@investor-portal/shared/session/loading': ofContract(loading),
  '@investor-portal/shared/session/page-session': ofContract(pageSession),
  '@investor-portal/shared/session/persisted-atom': ofContract(persistedAtom),
  '@investor-portal/shared/session/runtime-config': ofContract(runtimeConfig),
  '@investor-portal/shared/session/server-time': ofContract(serverTime),
  '@investor-portal/shared/session/session': ofContract(session),
  '@investor-portal/shared/session/session-host': ofContract(sessionHost),
  '@investor-portal/shared/session/store': ofContract(store),
  '@investor-portal/shared/session/toast': ofContract(toast),
} satisfies Readonly<Record<string, SharedModule>>;
