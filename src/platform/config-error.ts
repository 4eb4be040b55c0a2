/** A setting that cannot be used: told in one line that names it, and the service does not start. */
export class ConfigError extends Error {}
