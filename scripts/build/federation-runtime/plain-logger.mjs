/** A logger that writes to the console; the official one also looks for a bundler's, and adds stack traces to each line. */
export const createLogger = (prefix) => ({
  log: (...args) => console.log(prefix, ...args),
  info: (...args) => console.info(prefix, ...args),
  warn: (...args) => console.warn(prefix, ...args),
  error: (...args) => console.error(prefix, ...args),
  debug() {},
});
export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export function bindLoggerToCompiler() {}
