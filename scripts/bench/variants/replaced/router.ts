// What the host hands to remotes: its own guard in place of the data router's (decision 1).
export * from 'bench-router';
export { useBlocker } from '../../../../host/src/navigation/use-blocker';
