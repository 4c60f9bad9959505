// Without a registry there is nothing to read and nothing to switch off.
export function preloadRegistry(): void {}

export async function killSwitchReason(): Promise<undefined> {
  return undefined;
}

export async function isKnownSwitchedOff(): Promise<boolean> {
  return false;
}
