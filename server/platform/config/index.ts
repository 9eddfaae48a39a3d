export { ConfigError } from './config-error.ts';
export { explainDatabaseFault, isDatabaseBusy } from './database-fault.ts';
export { type Config, type DatabaseTarget, loadConfig } from './config.ts';
export { isLoopbackHost } from './loopback.ts';
export { ENV } from './env.ts';
export { publishToken } from './secret-files.ts';
