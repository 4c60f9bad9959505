// In the host's development build, before React: the React Refresh that remotes share (webpack.preset.cjs).
window.portalReactRefresh = require('react-refresh/runtime');
