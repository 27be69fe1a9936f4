import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { travellerEncryptor } from '../../traveller-encryptor.ts';
import { type DeparturePart, findDeparture } from './departure-crews.ts';
import { rankedTravellers } from './ranked-travellers.ts';

/** A passenger on a manifest. A booking without named travellers is one line, with their number. */
export interface ManifestLine {
  code: string;
  unitTitle: string;
  fullName: string;
  guests: number;
  /** Of who booked. */
  phone: string;
  /** The vehicle of the departure. */
  part: number;
  /** Those who share a room have the same text; empty where not assigned. */
  room: string;
  /** Empty where no papers are required, none were given, or the reader may not see them. */
  sex: string;
  bornOn: string;
  nationality: string;
  documentNo: string;
}

export interface Manifest {
  title: string;
  day: string;
  parts: DeparturePart[];
  hasPapers: boolean;
  lines: ManifestLine[];
}

export type OpenManifestResult =
  | { ok: true; manifest: Manifest }
  | { ok: false; reason: 'not_allowed' | 'unknown_departure' };

/**
 * The manifest of a departure, with papers where its kind requires them and the reader may see papers. Each reader is
 * recorded in the history before it is returned.
 */
export async function openManifest(
  db: Database,
  { productId, day, actor }: { productId: number; day: string; actor: Actor },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<OpenManifestResult> {
  if (!may(actor, 'booking.manifest')) return { ok: false, reason: 'not_allowed' };
  const departure = await findDeparture(db, productId, day);
  if (!departure) return { ok: false, reason: 'unknown_departure' };
  const product = await db
    .selectFrom('products')
    .select(['title', 'kind', 'details'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const passengers = getKind(product.kind as KindName).passengers?.(
    product.details as Record<string, unknown>,
  );
  const hasPapers = passengers?.asks === 'papers' && may(actor, 'booking.papers');
  const found = await listPassengers(db, productId, day);
  const encryptor = travellerEncryptor(secrets);
  const lines = found.map(({ details, ...line }) => ({
    ...line,
    ...paperOf(hasPapers ? encryptor.decrypt(details) : {}),
  }));
  const object = { type: 'departure', id: `${product.title} ${day}` };
  await writeHistory(db, {
    ...{ actor, verb: 'booking.manifest', object, now },
    after: { count: lines.length, hasPapers },
  });
  return { ok: true, manifest: { title: product.title, day, parts: departure.parts, hasPapers, lines } };
}

type Paper = Pick<ManifestLine, 'sex' | 'bornOn' | 'nationality' | 'documentNo'>;

function paperOf(details: Record<string, unknown>): Paper {
  const text = (key: string) => (typeof details[key] === 'string' ? details[key] : '');
  return {
    sex: text('sex'),
    bornOn: text('bornOn'),
    nationality: text('nationality'),
    documentNo: text('documentNo'),
  };
}

/**
 * On a trip smaller than the booking, those of its list who were named for it go, and the first of the others where these are too
 * few; spread over its units in the order of the items.
 */
async function listPassengers(db: Executor, productId: number, day: string) {
  const { rows } = await sql<Omit<ManifestLine, keyof Paper> & { details: unknown }>`
    SELECT b.code, i.unit_title AS "unitTitle", coalesce(t.full_name, b.full_name) AS "fullName", b.phone,
      CASE WHEN t.id IS NULL THEN i.adults + cardinality(i.child_ages) ELSE 1 END AS guests,
      coalesce(t.details, '{}') AS details, coalesce(s.part, 1) AS part, coalesce(r.room, '') AS room
    FROM (
      SELECT i.*, sum(i.adults + cardinality(i.child_ages)) OVER (PARTITION BY i.booking_id ORDER BY i.position) AS upto,
        min(i.position) OVER (PARTITION BY i.booking_id) AS trip
      FROM booking_items i JOIN bookings b ON b.id = i.booking_id AND b.state IN ('confirmed', 'completed')
      WHERE i.product_id = ${productId} AND i.from_on = ${day}::date AND NOT b.quote -> 'items' -> i.position ? 'ended'
    ) i
      JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN LATERAL ${rankedTravellers} t ON t.rank < i.upto
        AND t.rank >= i.upto - i.adults - cardinality(i.child_ages)
      LEFT JOIN departure_seats s ON s.booking_id = i.booking_id AND s.position = i.position
        AND s.product_id = i.product_id AND s.day = i.from_on
      LEFT JOIN departure_rooms r ON r.booking_id = b.id AND r.place = coalesce(t.position, 0)
        AND r.product_id = i.product_id AND r.day = i.from_on
    ORDER BY coalesce(s.part, 1), i.unit_title, b.code, i.position, t.position`.execute(db);
  return rows;
}
