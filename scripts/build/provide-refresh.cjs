// In the development build of the host, before React: what webpack.preset.cjs has its remotes use.
window.portalReactRefresh = require('react-refresh/runtime');
