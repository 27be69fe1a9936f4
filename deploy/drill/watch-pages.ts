import { setTimeout as sleep } from 'node:timers/promises';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { isBare503 } from '#tests/support/faults/guests.ts';
import { createPageAges } from './page-ages.ts';

export interface PageWatch {
  /** The stalest page since `mark`, in seconds. */
  oldest(): number;
  /** Pages requested since `mark`, and failed ones. */
  counts(): { asked: number; failed: number };
  /** All 503 responses without Retry-After. */
  bare503(): number;
  mark(): void;
  stop(): Promise<void>;
}

const changeEveryMs = 2_000;
const readers = 4;
const readEveryMs = 150;
const paths = ['/', '/khach-san', '/lien-he'];

/** Repeatedly changes what every page shows, and reads pages like visitors meanwhile. */
export function watchPages(url: string, db: Database): PageWatch {
  const ages = createPageAges();
  let isOver = false;
  let oldestMs = 0;
  let asked = 0;
  let failed = 0;
  let bare503 = 0;
  const change = async () => {
    for (let version = 1; !isOver; version++) {
      const isDone = await db
        .transaction()
        .execute(async (tx) => {
          await saveSettings(tx, { ...settings, name: `${settings.name} ${version}` });
          await announceChange(tx, ['settings']);
        })
        .then(() => true)
        // The outcome of this version is unknown; the next one counts.
        .catch(() => false);
      if (isDone) ages.noteChange(version, Date.now());
      await sleep(changeEveryMs);
    }
  };
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn++) {
      const askedAt = Date.now();
      const shown = await readVersion(`${url}${paths[turn % paths.length]}`, () => bare503++);
      asked++;
      if (shown === null) failed++;
      else oldestMs = Math.max(oldestMs, ages.noteShown(shown, askedAt));
      await sleep(readEveryMs);
    }
  };
  const all = Promise.all([change(), ...Array.from({ length: readers }, (_, reader) => read(reader))]);
  return {
    oldest: () => oldestMs / 1000,
    counts: () => ({ asked, failed }),
    bare503: () => bare503,
    mark() {
      oldestMs = 0;
      asked = 0;
      failed = 0;
    },
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** The number after the site's name; null when no page came. */
async function readVersion(url: string, noteBare503: () => void): Promise<number | null> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    if (isBare503(reply)) noteBare503();
    const html = await reply.text();
    const version = /aria-label="[^"]*?(?: (\d+))?, về trang chủ"/.exec(html);
    return reply.ok && version ? Number(version[1] ?? 0) : null;
  } catch {
    return null;
  }
}
