/** Starts a container's instance. The official function also looks for modules that a deploy server has tree-shaken. */
export function init({ webpackRequire: { federation } }) {
  if (!federation.initOptions) throw new Error('initOptions is required!');
  return federation.runtime.init(federation.initOptions);
}
