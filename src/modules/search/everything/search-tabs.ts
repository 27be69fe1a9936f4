import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { ListPlace } from '#modules/catalog/queries/places.ts';
import { isTripKind, withoutTripLength } from '#modules/search/understanding/normalize-trip-length.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { Found } from './found.ts';
import { likeliestTab, type SearchedGroup } from './likeliest-tab.ts';
import { questionsIn } from './questions-in.ts';
import { isAirport, tripOf } from './trip-of.ts';

export { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';

export type TabName = KindName | 'article';

export interface Tab {
  name: TabName;
  label: string;
  total: number;
}

/** In the order of the kinds, which follows how people buy. */
const tabNames: TabName[] = [...kindNames, 'article'];

function labelOf(name: TabName): string {
  if (name === 'article') return 'Cẩm nang';
  const { counted } = kindProfiles[name].nouns;
  return counted.charAt(0).toUpperCase() + counted.slice(1);
}

interface Searched extends Pick<Found, 'text'> {
  groups: readonly SearchedGroup[];
  /** Whether no kind matches better than another, as where the text names a town or a province. */
  isTown?: boolean;
  /** Whether the text is the name of a place: nobody means the transfers there before what is there. */
  isPlace?: boolean;
  /** Whether it is a sight, which people go to see. */
  isSight?: boolean;
  /** Whether it is a whole province. */
  isProvince?: boolean;
  /** Whether it is a region, which people travel through. */
  isRegion?: boolean;
  /** Whether it is a park, or several of one name, which people buy tickets for. */
  isPark?: boolean;
  /** Whether only texts of products say it, and none of their titles. */
  isInTexts?: boolean | undefined;
  /** Whether words of it were left out. */
  isCut?: boolean;
  /** Names of places in the text, in search form: 'phong nha' is no room. */
  names?: readonly string[];
  /** By how many of its filters a kind meets what is wished for. */
  wishesMet?: (name: KindName) => number;
}

/**
 * The results as tabs, and the one to show: the requested one, else the kind that the text names, else the one whose
 * titles match the text best ('Hang Múa' is a ticket, and hotels lie near it), else the first.
 */
export function searchTabs(
  {
    groups,
    text,
    isPlace = false,
    isTown = false,
    isSight = false,
    isProvince = false,
    isRegion = false,
    isPark = false,
    isInTexts = false,
    isCut = false,
    names = [],
    wishesMet = () => 0,
  }: Searched,
  requested: string | null,
): { tabs: Tab[]; shown: Tab | null } {
  const tabs = tabNames.flatMap((name) => {
    const group = groups.find(({ type }) => type === name);
    return group ? [{ name, label: labelOf(name), total: group.total }] : [];
  });
  const questions = questionsIn(text);
  const named = (name: string | undefined) => tabs.find((tab) => tab.name === name);
  const asked =
    named(requested ?? '') ??
    named(groups.find(({ isTitle }) => isTitle)?.type) ??
    (questions.kitchens ? named('experience') : undefined) ??
    soLong(
      ofSight(
        named(kindNamedIn(text, { names, isThere: (name) => named(name) !== undefined })),
        tabs,
        groups,
      ),
      tabs,
      groups,
    );
  // Who wants to trek is not met by a place to stay, which knows no such filter.
  const metBy = ({ name }: Tab) => (name === 'article' ? 0 : wishesMet(name));
  const fitting = (usual: Tab) =>
    asked || questions.guides
      ? usual
      : (tabs.toSorted((one, other) => metBy(other) - metBy(one)).find((tab) => metBy(tab) > metBy(usual)) ??
        usual);
  const shown =
    asked ??
    named(questions.guides ? 'article' : undefined) ??
    kinOf(kindNamedIn(text, { names })).map(named).find(Boolean) ??
    named(isPark ? 'attraction' : undefined) ??
    named(isAirport.test(fold(text)) ? 'car' : undefined) ??
    named(isRegion ? 'tour' : undefined) ??
    (isPlace || isCut ? named(tripOf(text, (name) => named(name) !== undefined)) : undefined) ??
    (questions.whatToDo || (questions.whereToGo && groups[0]?.type !== 'article')
      ? (named('experience') ?? named('tour') ?? named('attraction'))
      : undefined) ??
    (questions.openingHours ? named('attraction') : undefined) ??
    ((isInTexts || isCut) && questions.activity ? (named('experience') ?? named('tour')) : undefined) ??
    named(
      likeliestTab({
        ...{
          groups,
          tabs: isPlace ? withoutTransport(tabs) : tabs,
          isTown,
          isProvince,
          isDone: isInTexts || isSight,
        },
        isLength: withoutTripLength(text) === '',
      }),
    ) ??
    tabs[0];
  return { tabs, shown: shown ? fitting(shown) : null };
}

/** A trip of the length that is wanted instead of one of another length: a ship for the night where tours take a day. */
function soLong(
  asked: Tab | undefined,
  tabs: readonly Tab[],
  groups: readonly SearchedGroup[],
): Tab | undefined {
  const hasLength = (name: string) => groups.find(({ type }) => type === name)?.hasLength === true;
  if (!asked || !isTripKind(asked.name) || hasLength(asked.name)) return asked;
  return tabs.find(({ name }) => isTripKind(name) && hasLength(name)) ?? asked;
}

/** Who calls a walk over a market a tour means the one that is named after it, and no journey that comes by. */
function ofSight(
  asked: Tab | undefined,
  tabs: readonly Tab[],
  groups: readonly SearchedGroup[],
): Tab | undefined {
  const isOf = (name: TabName, is: boolean) =>
    groups.some(({ type, isOfSight }) => type === name && isOfSight === is);
  if (asked?.name !== 'tour' || !isOf('tour', false) || !isOf('experience', true)) return asked;
  return tabs.find(({ name }) => name === 'experience');
}

/** What is most like a kind, where the place has none of it: a boat trip in place of a cruise. */
const kin: Partial<Record<KindName, readonly TabName[]>> = {
  cruise: ['tour', 'experience'],
  attraction: ['tour', 'experience', 'combo'],
  experience: ['tour', 'attraction'],
  tour: ['experience', 'combo', 'attraction'],
  car: ['service'],
};
export const kinOf = (name: KindName | undefined): readonly TabName[] => (name && kin[name]) ?? [];

function withoutTransport(tabs: Tab[]): Tab[] {
  const others = tabs.filter(({ name }) => name !== 'car' && name !== 'service');
  return others.length > 0 ? others : tabs;
}

/** Whether no kind matches better than another: the text names a town or a province, or words had to be left out. */
export function townOf({ leftOut }: Found, place: ListPlace | null) {
  return {
    isPlace: place !== null,
    isSight: place?.isPoint === true,
    isCut: leftOut.length > 0,
    isTown: leftOut.length > 0 || place?.isPoint === false,
    isProvince: place?.isProvince === true,
  };
}
