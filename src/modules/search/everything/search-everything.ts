import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { apartInTitle, heldTogether } from '#modules/search/documents/best-tier.ts';
import { findByCode } from '#modules/search/documents/find-by-code.ts';
import { findNamedPlace } from '#modules/search/documents/find-named-place.ts';
import type { SearchType } from '#modules/search/documents/match-documents.ts';
import { countInterpretation, matchInterpretation } from '#modules/search/documents/match-interpretation.ts';
import { withoutScattered } from '#modules/search/documents/without-scattered.ts';
import type { Interpretation } from '#modules/search/understanding/interpretation.ts';
import { interpretations } from '#modules/search/understanding/interpretations.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { Found } from './found.ts';
import { type Matched, showGroups } from './show-groups.ts';

export type { Found } from './found.ts';
export { isWholeMatched } from './is-whole-matched.ts';
export { isInRegion, searchRegion } from './search-region.ts';

/** Where counting stops. */
const mostHits = 1000;

const kindNames = kinds.map((kind) => kind.name);
const types: SearchType[] = [...kindNames, 'province', 'place', 'article'];

/**
 * Everything that a text finds, in groups; the group with the strongest match comes first, empty ones are left out. All
 * groups use the same interpretation of the text: the first that finds anything anywhere.
 * @param quick while typing: only as typed, no more than so many results, and totals do not exceed what is shown
 */
export async function searchEverything(
  db: Executor,
  text: string,
  { perGroup, quick }: { perGroup: number; quick?: number },
): Promise<Found> {
  const coded = await findByCode(db, text);
  if (coded) {
    const match = { id: coded.id, hasAccents: true, tier: 0, popularity: 0, total: 1 };
    const groups = await showGroups(
      db,
      [{ type: coded.kind, matches: [match], total: 1 }],
      encodeURIComponent(text.trim()),
      perGroup,
    );
    return { text, correctedTo: null, leftOut: [], isNamed: true, isInTexts: false, names: [], groups };
  }
  let destinations: Matched[] = [];
  let destinationNames: string[] = [];
  let correctedTo: string | null = null;
  let destinationsWithout: readonly string[] = [];
  let isWholeName = false;
  for await (const interpretation of interpretations(db, text)) {
    const { leftOut, isInTexts = false } = interpretation;
    // A place found by its keys or with a typo may have had a word beside it that was no part of it.
    if (destinations.length > 0 && !leftOut && !correctedTo && !isInTexts) continue;
    if (isWholeName && (leftOut || isInTexts)) break;
    const matched = await matchAll(db, { text, interpretation }, { limit: perGroup, isCounted: !quick });
    const isFound = matched.some(({ type, matches }) => matches.length > 0 && !isDestination(type));
    if (!isFound && destinations.length === 0 && matched.some(({ matches }) => matches.length > 0)) {
      // Words dropped from a place's name ('nhà nghỉ', 'gần') may still say what is wanted there.
      destinations = matched.filter(({ type }) => isDestination(type));
      destinationNames = namesIn(interpretation);
      destinationsWithout = leftOut ?? [];
      isWholeName = !interpretation.isForDestinations && !leftOut && !interpretation.correctedTo;
      correctedTo = interpretation.correctedTo;
    }
    if (quick && !isFound) break;
    if (!isFound || (isWholeName && !matched.some(isTitledProduct))) continue;
    const isPlaced = quick || destinations.length > 0 || matched.some(isDestinationFound);
    const named = isPlaced
      ? destinations
      : await findDestinations(db, text, {
          ...{
            limit: perGroup,
            names: !leftOut && matched.some(isTitledWhole) ? [] : namesIn(interpretation),
          },
        });
    const query = encodeURIComponent(text.trim());
    const found = named.length > 0 ? matched.filter(({ type }) => !isDestination(type)) : matched;
    const groups = [
      ...(await showGroups(db, found, query, perGroup, quick)),
      ...(await showGroups(db, named, query, perGroup)),
    ];
    const names = [...new Set([...destinationNames, ...namesIn(interpretation)])];
    const isNamed = named.length > 0 || names.length > 0;
    return {
      ...{ text, isNamed, isInTexts, names, groups },
      correctedTo: correctedTo ?? interpretation.correctedTo,
      leftOut: leftOut ?? [],
    };
  }
  const groups = await showGroups(db, destinations, encodeURIComponent(text.trim()), perGroup);
  return {
    ...{ text, correctedTo, leftOut: destinationsWithout, names: destinationNames, groups },
    isNamed: groups.length > 0 || (await findNamedPlace(db, 'hotel', text)) !== null,
    isInTexts: false,
  };
}

const namesIn = ({ conditions }: Interpretation) => conditions.flatMap(({ names }) => names);

/** Of a place's whole name, what has its words apart and in no title is elsewhere: of 'Nam Du' it is not Quảng Nam. */
const isTitledProduct = ({ type, matches }: Matched) =>
  !isDestination(type) && matches.some(({ tier }) => tier <= apartInTitle);

/** Whether a product is called by the whole text. */
const isTitledWhole = ({ matches }: Matched) => matches.some(({ tier }) => tier <= heldTogether);

const isDestinationFound = ({ type, matches }: Matched) => matches.length > 0 && isDestination(type);

/**
 * The places that a text names in addition to what is wanted there: 'tour Hà Giang'. Where the words for that are none that stand
 * around names, as in 'phòng gia đình Phú Quốc', those of its last name.
 */
async function findDestinations(
  db: Executor,
  text: string,
  { limit, names = [] }: { limit: number; names?: readonly string[] },
): Promise<Matched[]> {
  for await (const interpretation of interpretations(db, text)) {
    if (!interpretation.isForDestinations) continue;
    if (interpretation.correctedTo) break;
    const matched = await matchDestinations(db, interpretation, { text, limit });
    if (matched.some(isDestinationFound)) return matched;
  }
  const name = names.at(-1);
  if (!name?.includes(' ') || name === searchKey(text)) return [];
  const { value: asTyped } = await interpretations(db, name).next();
  return asTyped ? matchDestinations(db, asTyped, { text: name, limit }) : [];
}

function matchDestinations(
  db: Executor,
  interpretation: Interpretation,
  { text, limit }: { text: string; limit: number },
): Promise<Matched[]> {
  return Promise.all(
    (['province', 'place'] as const).map(async (type) => ({
      type,
      ...withoutScattered(await matchInterpretation(db, type, interpretation, { limit }), text),
    })),
  );
}

const isDestination = (type: SearchType) => type === 'province' || type === 'place';

/** Who says how long wants no ride, whatever towns it goes through: 'Hà Nội Sa Pa Ninh Bình 5 ngày'. */
function typesFor(text: string): SearchType[] {
  const isTrip = tripLength.test(fold(text)) && !/^(?:car|service|hotel)$/.test(kindNamedIn(text) ?? '');
  return isTrip ? types.filter((type) => type !== 'car' && type !== 'service') : types;
}
const tripLength = /(?:^| )\d{1,2} ?(?:ngay|n)(?: |\d|$)/;

function matchAll(
  db: Executor,
  { text, interpretation }: { text: string; interpretation: Interpretation },
  { limit, isCounted }: { limit: number; isCounted: boolean },
): Promise<Matched[]> {
  return Promise.all(
    typesFor(text).map(async (type) => {
      const found = await matchInterpretation(db, type, interpretation, { limit });
      const { matches, total } = isDestination(type) ? withoutScattered(found, text) : found;
      const counted =
        matches.length < limit || !isCounted
          ? 0
          : await countInterpretation(db, type, interpretation, mostHits);
      return { type, matches, total: Math.min(mostHits, Math.max(total, counted)) };
    }),
  );
}
