export { ConfigError } from './config-error.ts';
export { explainDatabaseFault, isDatabaseBusy } from './database-fault.ts';
export { type Config, type DatabaseTarget, isLoopbackHost, loadConfig } from './config.ts';
export { ENV } from './env.ts';
