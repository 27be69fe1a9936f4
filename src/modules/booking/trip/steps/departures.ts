import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { SealingSecrets } from '#platform/http/encryptor.ts';
import { isoWeekday } from '#platform/time/days.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { travellerEncryptor } from '../../traveller-encryptor.ts';
import { departingKinds } from './departing-kinds.ts';
import { type DeparturePart, findDeparture } from './departure-crews.ts';

/** A product on a day: its seats, and who is sold one. */
export interface Departure {
  productId: number;
  title: string;
  kind: KindName;
  /** ISO. */
  day: string;
  allotment: number;
  held: number;
  sold: number;
  /** Of confirmed bookings that begin on this day. */
  guests: number;
  codes: string[];
  /** Who leads it and what it drives in; empty where nobody has said so yet. */
  guide: string;
  vehicle: string;
  /** How many vehicles it has besides the first. */
  further: number;
  /** How many guests it needs to run, while it has fewer; else null. */
  missingOf: number | null;
}

export interface DepartureFilter {
  fromOn: string;
  untilOn: string;
  text: string;
  kind?: string | undefined;
  /** With guests, with too few of them, or all that can be sold. */
  only: 'guests' | 'short' | 'all';
}

const [perPage, mostShort] = [60, 500];

/** Departures by their days; both ends included. Of those that run too short all of the days at once. */
export async function listDepartures(
  db: Executor,
  { fromOn, untilOn, text, kind, only }: DepartureFilter,
  place: KeysetPlace,
): Promise<KeysetPage<Departure>> {
  const isBack = Boolean(place.before);
  const limit = only === 'short' ? mostShort : perPage;
  const order = isBack ? sql`DESC` : sql`ASC`;
  const [day, id] = place.before ?? place.after ?? [];
  const wanted = kind ? [kind] : only === 'all' ? ['tour', 'cruise'] : [...departingKinds];
  const { rows } = await sql<Departure & { details: Record<string, unknown> }>`
    WITH gone AS (
      SELECT i.product_id, i.from_on AS day, sum(i.adults + cardinality(i.child_ages))::int AS guests,
        array_agg(DISTINCT b.code) AS codes
      FROM booking_items i JOIN bookings b ON b.id = i.booking_id AND b.state IN ('confirmed', 'completed')
      WHERE i.kind = ANY (${wanted}::text[]) AND i.from_on BETWEEN ${fromOn}::date AND ${untilOn}::date
        AND NOT b.quote -> 'items' -> i.position ? 'ended'
      GROUP BY i.product_id, i.from_on
    ), seats AS (
      SELECT u.product_id, i.day, sum(i.allotment)::int AS allotment, sum(i.held)::int AS held, sum(i.sold)::int AS sold
      FROM products p JOIN units u ON u.product_id = p.id AND u.status JOIN inventory i ON i.unit_id = u.id
      WHERE p.kind = ANY (${wanted}::text[]) AND i.day BETWEEN ${fromOn}::date AND ${untilOn}::date AND NOT i.closed
        AND (${only === 'all'} OR (p.id, i.day) IN (SELECT product_id, day FROM gone))
      GROUP BY u.product_id, i.day
    )
    SELECT p.id AS "productId", p.title, p.kind, p.details, day, coalesce(allotment, 0) AS allotment,
      coalesce(held, 0) AS held, coalesce(sold, 0) AS sold, coalesce(guests, 0) AS guests, coalesce(codes, '{}') AS codes,
      coalesce(c.guide, '') AS guide, coalesce(c.vehicle, '') AS vehicle,
      (SELECT count(*)::int FROM departure_parts f WHERE f.product_id = p.id AND f.day = coalesce(gone.day, seats.day)) AS further
    FROM gone FULL JOIN seats USING (product_id, day) JOIN products p ON p.id = product_id
      LEFT JOIN departure_crews c USING (product_id, day)
    WHERE (${fold(text)} = '' OR search_letters(p.title) LIKE '%' || ${fold(text).replace(/[\\%_]/g, '\\$&')} || '%')
      AND (${day === undefined} OR (day, p.id) ${isBack ? sql`<` : sql`>`} (${String(day ?? fromOn)}::date, ${Number(id ?? 0)}::int))
    ORDER BY day ${order}, p.id ${order}
    LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(rows, limit, place, (row) => [row.day, row.productId]);
  const told = page.rows.filter(startsThen).map(({ details, ...row }) => ({
    ...row,
    missingOf: missingOf(row.kind, details, row.guests),
  }));
  return { ...page, rows: only === 'short' ? told.filter(({ missingOf: fewest }) => fewest !== null) : told };
}

/** A start that takes several days has places on all of them. */
function startsThen({
  kind,
  details,
  day,
  guests,
}: Departure & { details: Record<string, unknown> }): boolean {
  return guests > 0 || (getKind(kind).startsOn?.(details)?.includes(isoWeekday(day)) ?? true);
}

function missingOf(kind: KindName, details: Record<string, unknown>, guests: number): number | null {
  const fewest = getKind(kind).fewestToRun?.(details) ?? 0;
  return guests > 0 && guests < fewest ? fewest : null;
}

/** One who goes. Where a booking has not named its guests it stands there itself, with how many they are. */
export interface ManifestLine {
  code: string;
  unitTitle: string;
  fullName: string;
  guests: number;
  /** Of who booked. */
  phone: string;
  /** In which vehicle of the departure. */
  part: number;
  /** Whom they share it with has the same; empty where nobody has said so. */
  room: string;
  /** Empty where no papers are asked for, none were given, or who asks may not read them. */
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
 * Who goes with a departure, with their papers where its kind asks for them and the reader may see papers. Whoever takes it
 * stands in the history before it is given.
 */
export async function openManifest(
  db: Database,
  { productId, day, actor }: { productId: number; day: string; actor: Actor },
  { secrets, now }: { secrets: SealingSecrets; now: Date },
): Promise<OpenManifestResult> {
  if (!may(actor, 'booking.manifest')) return { ok: false, reason: 'not_allowed' };
  const departure = await findDeparture(db, productId, day);
  if (!departure) return { ok: false, reason: 'unknown_departure' };
  const product = await db
    .selectFrom('products')
    .select(['title', 'kind', 'details'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const asked = getKind(product.kind as KindName).passengers?.(product.details as Record<string, unknown>);
  const hasPapers = asked?.asks === 'papers' && may(actor, 'booking.papers');
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

/** The first of a booking's list go on a trip that is smaller than the booking, spread over its units in the order of the items. */
async function listPassengers(db: Executor, productId: number, day: string) {
  const { rows } = await sql<Omit<ManifestLine, keyof Paper> & { details: unknown }>`
    SELECT b.code, i.unit_title AS "unitTitle", coalesce(t.full_name, b.full_name) AS "fullName", b.phone,
      CASE WHEN t.id IS NULL THEN i.adults + cardinality(i.child_ages) ELSE 1 END AS guests,
      coalesce(t.details, '{}') AS details, coalesce(s.part, 1) AS part, coalesce(r.room, '') AS room
    FROM (
      SELECT i.*, sum(i.adults + cardinality(i.child_ages)) OVER (PARTITION BY i.booking_id ORDER BY i.position) AS upto
      FROM booking_items i JOIN bookings b ON b.id = i.booking_id AND b.state IN ('confirmed', 'completed')
      WHERE i.product_id = ${productId} AND i.from_on = ${day}::date AND NOT b.quote -> 'items' -> i.position ? 'ended'
    ) i
      JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN travellers t ON t.booking_id = b.id AND t.position < i.upto
        AND t.position >= i.upto - i.adults - cardinality(i.child_ages)
      LEFT JOIN departure_seats s ON s.booking_id = i.booking_id AND s.position = i.position
        AND s.product_id = i.product_id AND s.day = i.from_on
      LEFT JOIN departure_rooms r ON r.booking_id = b.id AND r.place = coalesce(t.position, 0)
        AND r.product_id = i.product_id AND r.day = i.from_on
    ORDER BY coalesce(s.part, 1), i.unit_title, b.code, i.position, t.position`.execute(db);
  return rows;
}
