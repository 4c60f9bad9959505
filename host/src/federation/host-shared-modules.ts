import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import {
  Link,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
import * as jotai from 'jotai';
import * as swr from 'swr';
import * as swrInfinite from 'swr/infinite';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import * as client from '@investor-portal/shared/partner-api/client';
import * as publicIp from '@investor-portal/shared/partner-api/public-ip';
import * as loading from '@investor-portal/shared/session/loading';
import * as persistedAtom from '@investor-portal/shared/session/persisted-atom';
import * as renewal from '@investor-portal/shared/session/renewal';
import * as runtimeConfig from '@investor-portal/shared/session/runtime-config';
import * as session from '@investor-portal/shared/session/session';
import * as store from '@investor-portal/shared/session/store';
import * as toast from '@investor-portal/shared/session/toast';

/**
 * Every singleton of shared/federation/singletons.cjs, by the name a remote asks for it. What is provided whole is in
 * the bundle whole: of the large libraries it is what remotes use. A name that a remote misses here is a change of the
 * contract.
 */
export const provided: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': {
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
  jotai,
  swr,
  'swr/infinite': swrInfinite,
  'styled-components': { createGlobalStyle, css, keyframes, styled },
  '@investor-portal/shared/partner-api/client': client,
  '@investor-portal/shared/partner-api/public-ip': publicIp,
  '@investor-portal/shared/session/loading': loading,
  '@investor-portal/shared/session/persisted-atom': persistedAtom,
  '@investor-portal/shared/session/renewal': renewal,
  '@investor-portal/shared/session/runtime-config': runtimeConfig,
  '@investor-portal/shared/session/session': session,
  '@investor-portal/shared/session/store': store,
  '@investor-portal/shared/session/toast': toast,
};
