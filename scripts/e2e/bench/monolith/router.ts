// The host's router, with the host's own guard instead of the data router's (decision 1).
export * from '../../../../host/node_modules/react-router-dom';
export { useBlocker } from '../../../../host/src/navigation/PortalRouter';
