import { findAround } from '#modules/catalog/queries/places.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findMatches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';
import { everywhere, type Region, regionQuery } from './find-region.ts';
import { isAny } from './near-point.ts';
import { placeAtStart } from './place-at-start.ts';

const vehicle =
  /^(?:(?:thuê|thue|đặt|dat|cần|can|tìm|tim|gọi|goi|book)\s+)*(?:(?:xe\s+)?(limousine)|xe|taxi|ô tô|oto|o to|grab|private car|car)\s+(.+)$/iu;
/** Behind 'xe': other things than cars to be driven in. */
const otherVehicle =
  /^(?:máy|may|đạp|dap|jeep|điện|dien|khách|khach|buýt|buyt|bus|lăn|giường|giuong|lửa|lua|kính|con thoi|ngựa|trâu|tự lái|tu lai)(?=\s|$)/iu;
const alongTheWay = /\s+(?:đi|di|đến|tới|toi|ra|về|ve|lên|xuống|sang|to|từ|tu|from|->|>|→|-)(?=\s|$)/giu;
const openEnd = /\s+(?:đi|di|đến|tới|toi|về|ve|to)$/iu;
/** A car is hired by days, and its title says none. */
const howLong = /(?:\s+(?:trong|\d{1,2}\s*(?:ngày|ngay|đêm|dem)))+$/iu;
/** What a way ends at, whichever it is. */
const end = /(?:^|\s)(?:khách sạn|khach san|hotel|trung tâm|trung tam)(?=\s|$)/giu;
const drivenHome = /^(.*?\S)\s+(?:về|ve)\s+(\S.*)$/iu;

const fromBehind = /\s+(?:từ|tu|from)\s+(\S.*)$/iu;
const seats = /(?:^|\s)\d{1,2}\s*(?:chỗ|cho|seats?)(?:\s+(?:ngồi|ngoi))?(?=\s|$)/iu;

interface Way {
  /** What cars are looked for by. */
  text: string;
  /** Words, as typed, that no car has. */
  leftOut: string[];
  /** Where the car waits, if it names no end of the way. */
  region?: Region;
}

/**
 * The search for a car of somebody who wants to be driven, without the words between the ends of the way; null for any other text.
 * 'Cam Ranh về Nha Trang' needs no vehicle to be named. Where no car goes all the way, those where it ends are looked for, else those
 * where it begins.
 */
export async function readWay(db: Executor, text: string): Promise<Way | null> {
  const [, kept = '', said = ''] = vehicle.exec(text) ?? [];
  // 'về trung tâm' may have lost its end to what is wished for.
  const driven = ` ${said}`.replace(howLong, '').replace(openEnd, '').trim();
  if (
    driven &&
    !otherVehicle.test(driven) &&
    ((await placeAtStart(db, driven)) || (await endsInPlace(db, driven)))
  ) {
    const way = [kept, driven.replace(end, ' ')].join(' ').replace(alongTheWay, '').trim();
    return wayThatIsDriven(db, way, await endsOf(db, driven.replace(end, ' ')), kept);
  }
  const [, start = '', goal = ''] = drivenHome.exec(text) ?? [];
  const isWay = start && (await endsInPlace(db, start)) && (await findNamedPlace(db, 'hotel', goal));
  return isWay ? wayThatIsDriven(db, `${start} ${goal}`, [goal, start]) : null;
}

async function wayThatIsDriven(
  db: Executor,
  way: string,
  ends: readonly string[],
  vehicleNamed = '',
): Promise<Way> {
  const isDriven = async (text: string) => (await findMatches(db, 'car', text, { limit: 1 })).ids.length > 0;
  const seated = ends.length < 2 ? await wayWithSeats(db, way, isDriven) : null;
  if (seated) return seated;
  const bothEnds = ends.toReversed().join(' ');
  if (ends.length < 2 || (await isDriven(way))) return { text: way, leftOut: [] };
  const seatsNamed = seats.exec(way)?.[0].trim();
  if (await isDriven(bothEnds))
    return seatsNamed ? { text: bothEnds, leftOut: seatsNamed.split(/\s+/) } : { text: way, leftOut: [] };
  const size = seatsNamed ?? vehicleNamed;
  for (const [at, typed] of ends.entries()) {
    const places = [typed, ...expandAbbreviations(typed).slice(0, 1)];
    for (const part of [...(size ? places.map((place) => `${size} ${place}`) : []), ...places])
      if (await isDriven(part))
        return {
          text: part,
          leftOut: ends.filter((_, other) => other !== at).flatMap((other) => other.split(' ')),
        };
  }
  return { text: way, leftOut: [] };
}

/**
 * The search for a car of so many seats to a single place that none of that size names: one that waits around there, else cars of any
 * size to it. Null for any other way.
 */
async function wayWithSeats(
  db: Executor,
  way: string,
  isDriven: (text: string) => Promise<boolean>,
): Promise<Way | null> {
  const size = seats.exec(way)?.[0].trim();
  const goal = way.replace(seats, ' ').trim();
  const place = size ? await findNamedPlace(db, 'hotel', goal) : null;
  if (!size || !place || (await isDriven(way))) return null;
  const around = await findAround(db, place.province.slug, aroundKilometres);
  const region = { ...everywhere, bounds: around?.bounds ?? null };
  const { ids } = await findMatches(db, 'car', size, { limit: mostCars });
  const isNear =
    around && ids.length > 0 && (await isAny(db, { ...regionQuery('car', region, 1), rankedIds: ids }));
  if (!isNear) return { text: goal, leftOut: size.split(' ') };
  return { text: size, leftOut: goal.split(' '), region };
}

/** As far as a driver comes for a journey, in kilometres. */
const aroundKilometres = 200;
const mostCars = 100;

/** The places at both ends of a way, the one where it leads first; fewer where not both are known. */
async function endsOf(db: Executor, driven: string): Promise<string[]> {
  const way = driven.replace(seats, ' ').trim();
  const [, start] = fromBehind.exec(` ${way}`) ?? [];
  if (start) {
    const goal = ` ${way}`.replace(fromBehind, '').replace(alongTheWay, '').trim();
    return namedOf(db, [goal, start]);
  }
  const first = await placeAtStart(db, way);
  if (!first) return [];
  const length = first.words;
  const behind = way.split(/\s+/).slice(length).join(' ');
  return namedOf(db, [
    ` ${behind}`.replace(alongTheWay, '').trim(),
    way.split(/\s+/).slice(0, length).join(' '),
  ]);
}

async function namedOf(db: Executor, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => name && findNamedPlace(db, 'hotel', name)));
  return names.filter((_, at) => found[at]);
}

/** Whether a text ends with the name of a place. */
async function endsInPlace(db: Executor, text: string): Promise<boolean> {
  const words = text.split(/\s+/);
  for (let from = 0; from < words.length; from++)
    if (await findNamedPlace(db, 'hotel', words.slice(from).join(' '))) return true;
  return false;
}
