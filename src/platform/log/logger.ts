import { type Logger, pino, stdSerializers } from 'pino';

/** The log of the process, one JSON line an event. Contact data and secrets are never written. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    serializers: { error: stdSerializers.err },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.phone',
        '*.email',
        '*.fullName',
        // PostgreSQL tells there the values of the row that it refused.
        'error.detail',
      ],
      remove: true,
    },
  });
}
