// The host's development build runs this before React. Remotes share this copy of React Refresh (webpack.preset.cjs).
window.portalReactRefresh = require('react-refresh/runtime');
