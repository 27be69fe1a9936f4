import { countMissingPages } from '#modules/content/commands/missing-pages.ts';
import type { App } from '#platform/app.ts';

/** The interval at which counts are written. */
const pauseMs = 30_000;
/** The most paths counted until then. */
const mostPaths = 300;

/** Counts missing pages without delaying the visitor. Memory is bounded, whoever asks; a crash loses the count of half a minute. */
export function createMissingCounter({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>) {
  let counts = new Map<string, number>();
  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const [counted, empty] = [counts, new Map<string, number>()];
    counts = empty;
    await countMissingPages(db, counted, clock.now()).catch((error) =>
      log.warn({ error }, 'missing pages could not be counted'),
    );
  };
  const timer = setInterval(flush, pauseMs);
  timer.unref();
  return {
    note(path: string): void {
      const plain = plainPath(path);
      if (counts.has(plain) || counts.size < mostPaths) counts.set(plain, (counts.get(plain) ?? 0) + 1);
    },
    flush,
    stop: (): Promise<void> => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** A path segment as somebody would type it: lower-case words, hyphens, an extension. */
const wordPart = /^[a-z0-9]{1,20}(?:[-_][a-z0-9]{1,20})*(?:\.[a-z]{2,5})?$/;

/** A path without its query and without anything that may be a token, a code, a personal number or an escaped name. */
export function plainPath(path: string): string {
  const parts = path.split('?', 1)[0]?.split('/').slice(1, 7) ?? [];
  const plain = parts.map((part) => (part === '' || isWord(part) ? part : '…'));
  return `/${plain.join('/')}`.slice(0, 200);
}

function isWord(part: string): boolean {
  return part.length <= 80 && wordPart.test(part) && !/\d{5}/.test(part) && !/(?:\d[a-z]+){3}/.test(part);
}
