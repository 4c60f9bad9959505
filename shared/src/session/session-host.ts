import type { AppActionName, AppRequest } from '@investor-portal/embed/messages';

interface SessionHost {
  /** Readings S6. @throws when the session cannot be renewed. */
  renewToken: () => Promise<string>;
  /** Resolves when the platform has answered, or has not answered in time. */
  requestToken?: () => Promise<void>;
  /** Called when the API has answered a call with the page's token, or refused that token (401). */
  noteAnswer?: (call: string, isRefused?: boolean) => void;
  /** Called when a request could not be prepared (spec §8, first row). */
  startOver: () => void;
}

/** The app around the platform's page, which acts in place of its web view (shared/docs/web-views.md). */
export interface App {
  can: readonly AppActionName[];
  /** @throws when the app could not do it, or has not answered. */
  ask: (request: AppRequest) => Promise<void>;
}

let host: SessionHost | undefined;
let pending: Promise<string> | undefined;

export function setSessionHost(next: SessionHost | undefined): void {
  host = next;
}

/** Concurrent calls share one request. */
export function renewToken(): Promise<string> {
  if (!host) return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  pending ??= host.renewToken().finally(() => {
    pending = undefined;
  });
  return pending;
}

export async function requestToken(): Promise<void> {
  await host?.requestToken?.();
}

export function noteAnswer(call: string, isRefused?: boolean): void {
  host?.noteAnswer?.(call, isRefused);
}

export function startOver(): void {
  host?.startOver();
}

let app: App | undefined;

export function setApp(next: App | undefined): void {
  app = next;
}

export function appThat(action: AppActionName): App | undefined {
  return app?.can.includes(action) ? app : undefined;
}
