// Re-exports the host's router, with the host's own guard instead of the data router's (decision 1).
export * from 'bench-router';
export { useBlocker } from '../../../../host/src/navigation/use-blocker';
