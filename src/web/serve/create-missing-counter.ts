import { countMissingPages } from '#modules/content/commands/missing-pages.ts';
import type { App } from '#platform/app.ts';

/** How often what was counted is written down. */
const pauseMs = 30_000;
/** So many addresses are remembered until then. */
const mostPaths = 300;

/**
 * Counts addresses that are not there, without keeping a visitor waiting. What is remembered is bounded, whoever asks;
 * what is lost with the process is a count of half a minute.
 */
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

/** A part of an address as somebody would write it by hand: small words, hyphens, an ending. */
const wordPart = /^[a-z0-9]{1,20}(?:[-_][a-z0-9]{1,20})*(?:\.[a-z]{2,5})?$/;

/** An address without its query and without what may be a token, a code, a number of somebody or a name in an escape. */
export function plainPath(path: string): string {
  const parts = path.split('?', 1)[0]?.split('/').slice(1, 7) ?? [];
  const plain = parts.map((part) => (part === '' || isWord(part) ? part : '…'));
  return `/${plain.join('/')}`.slice(0, 200);
}

function isWord(part: string): boolean {
  return part.length <= 80 && wordPart.test(part) && !/\d{5}/.test(part) && !/(?:\d[a-z]+){3}/.test(part);
}
