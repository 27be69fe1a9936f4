import { type Logger, pino } from 'pino';

/** The log of the process, one JSON line an event. Contact data and secrets are never written. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.phone', '*.email', '*.fullName'],
      remove: true,
    },
  });
}
