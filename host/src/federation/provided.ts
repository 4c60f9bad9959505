// Every singleton of shared/federation/singletons.cjs, so that it is in the host's first script and no remote
// waits for one. provided.test.ts holds this list against the table.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-router-dom';
import 'jotai';
import 'jotai/utils';
import 'swr';
import 'swr/infinite';
import 'swr/mutation';
import 'styled-components';
import '@investor-portal/shared/partner-api/client';
import '@investor-portal/shared/partner-api/public-ip';
import '@investor-portal/shared/session/loading';
import '@investor-portal/shared/session/persisted-atom';
import '@investor-portal/shared/session/renewal';
import '@investor-portal/shared/session/runtime-config';
import '@investor-portal/shared/session/session';
import '@investor-portal/shared/session/store';
import '@investor-portal/shared/session/toast';
