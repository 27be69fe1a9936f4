import { type LogFn, type Logger, pino, stdSerializers } from 'pino';
import { createQuietRepeats } from './create-quiet-repeats.ts';
import { currentRequestId } from './on-behalf-of.ts';
import { withoutContacts } from './without-contacts.ts';

/** pino's number for 'error'. */
const errorLevel = 50;

/**
 * The log of the process, one JSON line per event, with the request id. Contact data and secrets are never written; repeated
 * warnings and errors are written once in ten seconds.
 * @param onFault gets each error line that is written
 */
export function createLogger(level: string, onFault?: (args: readonly unknown[]) => void): Logger {
  const quiet = createQuietRepeats();
  return pino({
    level,
    base: null,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
    serializers: { error: (error) => withoutContacts(stdSerializers.err(error)) },
    hooks: {
      logMethod(args, method, lineLevel) {
        const write: LogFn = function (this: unknown, ...line: Parameters<LogFn>) {
          if (onFault && lineLevel >= errorLevel) onFault(line);
          return method.apply(this as never, line);
        };
        quiet.call(this, args, write, lineLevel);
      },
    },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.phone',
        '*.email',
        '*.fullName',
        // PostgreSQL puts the values of the refused row there.
        'error.detail',
      ],
      remove: true,
    },
  });
}
