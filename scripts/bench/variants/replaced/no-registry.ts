// Without a registry, there is nothing to read and no kill switch.
export function preloadRegistry(): void {}

export async function killSwitchReason(): Promise<undefined> {
  return undefined;
}

export function knownKillSwitch(): undefined {
  return undefined;
}

export function releaseAtPageLoad(): Promise<never> {
  return Promise.reject(new Error('There are no releases.'));
}
