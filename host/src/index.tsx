import './early-start';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import {
  runtimeConfig,
  runtimeConfigSchema,
  setRuntimeConfig,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { noteServerTime } from '@investor-portal/shared/session/server-time';
import { paths } from '@investor-portal/shared/routes/paths';
import { applyBrandColour } from '@investor-portal/shared/theme/brand';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { App } from './App';
import { documentJson, documentTime } from '@investor-portal/loader/document-json';
import { loadJson, UnusableFileError } from '@investor-portal/loader/load-json';
import { preloadFirstScreen } from '@investor-portal/loader/preload-screen';
import { preloadRegistry } from '@investor-portal/loader/page-registry';
import { startHostLoader } from './federation/host-loader';
import { prefetchNavigationWhenIdle, watchLinks } from './federation/prefetch-links';
import { recoverStaleChunks, watchUnsavedInput } from '@investor-portal/loader/stale-chunks';
import {
  announceReady,
  notifyPlatform,
  repeatWhenGreeted,
  reportActivity,
} from './platform/platform';
import { keepFrame, watchFrameView } from './platform/watch-frame-view';
import { followNavigation } from './gates/platform-screens';
import { listenForHandover } from './handover/receive-handover';
import { renewSession, requestToken } from './handover/renew-session';
import { noteAnswer } from './handover/session-failure';
import { startOver, startSession } from './session/start-session';
import { StartFailure } from './screens/StartFailure';
import { scriptVersion } from '@investor-portal/loader/trusted-scripts';
import { startTelemetry } from './telemetry/start-telemetry';

async function start(): Promise<void> {
  const container = document.getElementById('portal');
  if (!container) throw new Error('The page has no element #portal.');
  const root = createRoot(container);
  keepFrame();
  noteServerTime('page', documentTime());
  // The doctor starts before the session, so it neither reads nor shows an investor's data.
  const isDoctor = window.location.pathname === '/__doctor';
  startHostLoader();
  try {
    setRuntimeConfig(configFromDocument() ?? (await loadJson('/config.json', runtimeConfigSchema)));
  } catch (error) {
    const issues = error instanceof UnusableFileError ? error.issues : [];
    if (isDoctor) return showDoctor(root);
    root.render(<StartFailure issues={issues} />);
    return;
  }
  const { appearance, brand, doctor, platformOrigins } = runtimeConfig();
  if (!documentStart())
    (await import('./platform/appearance')).followAppearance(platformOrigins, appearance);
  // The brand colour is set before the first paint, so that the default colour never flashes.
  if (brand.accent) applyBrandColour(brand.accent);
  if (isDoctor && doctor) {
    // embed.js reports a page that does not say its address as one that has not started.
    notifyPlatform({ action: 'portal:navigated', value: { path: '/__doctor', search: '' } });
    return showDoctor(root);
  }
  // A fresh page keeps no data of an investor in memory. `replace` adds no entry to the history.
  startSession((at) =>
    window.location.replace(
      at === 'welcome' ? paths.acceptance : location.pathname + location.search,
    ),
  );
  preloadRegistry();
  watchUnsavedInput();
  recoverStaleChunks();
  startTelemetry(scriptVersion);
  setSessionHost({ renewToken: renewSession, requestToken, noteAnswer, startOver });
  listenForHandover();
  repeatWhenGreeted();
  followNavigation();
  announceReady();
  await preloadFirstScreen();
  root.render(<App />);
  watchLinks();
  prefetchNavigationWhenIdle();
  reportActivity();
  watchFrameView();
}

async function showDoctor(root: Root): Promise<void> {
  const { DoctorPage } = await import('./doctor/DoctorPage');
  root.render(<DoctorPage />);
}

// The server writes it into the page. If it is invalid, it is fetched again, so that the error names its keys.
function configFromDocument(): RuntimeConfig | undefined {
  const parsed = v.safeParse(runtimeConfigSchema, documentJson('portal-config'));
  return parsed.success ? parsed.output : undefined;
}

void start();
