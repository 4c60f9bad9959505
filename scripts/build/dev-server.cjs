/** A development server with hot reload, open to other origins. */
function devServer(port) {
  return {
    port,
    hot: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    historyApiFallback: true,
    client: { overlay: false },
  };
}

/** The same for a page of a deployed host, which reloads after each change. */
function devServerForDeployedHost(port) {
  const webSocketURL = { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' };
  const client = { overlay: false, webSocketURL };
  return { ...devServer(port), hot: false, liveReload: true, client };
}

module.exports = { devServer, devServerForDeployedHost };
