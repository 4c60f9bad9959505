// The host's development build runs this before React. It is the React Refresh that remotes share (webpack.preset.cjs).
window.portalReactRefresh = require('react-refresh/runtime');
