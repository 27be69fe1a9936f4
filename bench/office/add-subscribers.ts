import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** Invents readers of the newsletter: of ten one has not confirmed, two have left. */
export async function addSubscribers(db: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO newsletter_subscribers
      (id, email, state, consent, consented_at, source, asked_at, confirmed_at, unsubscribed_at)
    SELECT gen_random_uuid(), 'nguoi-doc-' || n || '@example.com',
      CASE n % 10 WHEN 0 THEN 'waiting' WHEN 1 THEN 'unsubscribed' WHEN 2 THEN 'unsubscribed' ELSE 'subscribed' END,
      'Gửi tôi bản tin', at, '/', at, CASE WHEN n % 10 > 0 THEN at END, CASE WHEN n % 10 IN (1, 2) THEN at END
    FROM generate_series(1, ${count}::int) n, LATERAL (SELECT now() - n * interval '10 minutes' AS at) moment`.execute(
    db,
  );
  await sql`VACUUM ANALYZE newsletter_subscribers`.execute(db);
}
