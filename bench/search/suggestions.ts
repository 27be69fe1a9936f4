import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/queries/find-matches.ts';
import { type Connection, connect, type Database } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { suggestionQueries } from './suggestion-queries.ts';

export interface SuggestionBench {
  products: number;
  p50Ms: number;
  p95Ms: number;
}

const kinds: KindName[] = ['hotel', 'combo', 'tour', 'cruise'];
const rounds = 5;

/**
 * Measures the call behind a suggestion (one kind, 20 cards) at 1,000 and at 100,000 products, on databases of its own:
 * on the given server, or on one in a temporary folder. Both sizes are asked in turn, so that a busy machine slows both.
 * Takes some minutes, most of them to make the catalogues.
 */
export async function runSuggestionBench(
  sizes: [number, number] = [1000, 100_000],
  serverUrl?: string,
): Promise<{ small: SuggestionBench; large: SuggestionBench; ratio: number }> {
  const server = serverUrl ? { url: serverUrl, stop: async () => {} } : await startTemporary();
  const connections: Connection[] = [];
  try {
    for (const size of sizes) connections.push(await openCatalogue(server.url, size));
    const [small, large] = connections as [Connection, Connection];
    const queries = [...suggestionQueries, ...(await rareTitles(small.db))];
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      for (const text of queries) {
        for (const kind of kinds) {
          const pair = [await measure(small.db, kind, text), await measure(large.db, kind, text)] as const;
          if (round === 0) continue;
          times[0].push(pair[0]);
          times[1].push(pair[1]);
        }
      }
    }
    const [one, other] = times.map((list, index) => summarise(sizes[index as 0 | 1], list)) as [
      SuggestionBench,
      SuggestionBench,
    ];
    return { small: one, large: other, ratio: other.p95Ms / one.p95Ms };
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
    await server.stop();
  }
}

async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'neo-viet-bench-'));
  // The database's own user must get in when we are root.
  chmodSync(folder, 0o755);
  const { url, stop } = await startEmbedded(folder);
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openCatalogue(serverUrl: string, size: number): Promise<Connection> {
  const name = `catalogue_${size}`;
  const admin = connect(serverUrl, { max: 1 });
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  await migrate(url, 'db/migrations');
  const connection = connect(url, { max: 2 });
  await generateCatalogue(connection.db, size);
  return connection;
}

/** The same products stand in both catalogues. */
async function rareTitles(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('products').select('title').orderBy('id').execute();
  return rows.filter((_, index) => index % 100 === 0).map(({ title }) => title.toLowerCase());
}

async function measure(db: Database, kind: KindName, text: string): Promise<number> {
  const startedAt = performance.now();
  const { ids } = await findMatches(db, kind, text, { limit: 20 });
  await listProducts(db, {
    kind,
    page: 1,
    limit: 20,
    sortBy: 'popularity:desc',
    provinces: [],
    places: [],
    filters: {},
    rankedIds: ids,
  });
  return performance.now() - startedAt;
}

function summarise(products: number, times: number[]): SuggestionBench {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { products, p50Ms: at(0.5), p95Ms: at(0.95) };
}

if (import.meta.main) {
  const { small, large, ratio } = await runSuggestionBench();
  for (const { products, p50Ms, p95Ms } of [small, large]) {
    console.log(
      `${products.toLocaleString('vi-VN')} products: p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`,
    );
  }
  console.log(`p95 at ${large.products} is ${ratio.toFixed(2)} times that at ${small.products} (at most 2)`);
}
