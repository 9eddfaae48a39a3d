export { ConfigError } from './config-error.ts';
export { type Config, isLoopbackHost, loadConfig } from './config.ts';
export { ENV } from './env.ts';
