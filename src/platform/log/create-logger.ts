import { type Logger, pino, stdSerializers } from 'pino';
import { createQuietRepeats } from './create-quiet-repeats.ts';
import { withoutContacts } from './without-contacts.ts';

/**
 * The log of the process, one JSON line an event. Contact data and secrets are never written, and a complaint that repeats
 * is written once in ten seconds.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: { error: (error) => withoutContacts(stdSerializers.err(error)) },
    hooks: { logMethod: createQuietRepeats() },
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
