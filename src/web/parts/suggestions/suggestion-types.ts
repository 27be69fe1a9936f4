import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';

export type SuggestionType = 'answer' | 'province' | 'place' | KindName;

/** A group of suggestions of one type. */
interface TypeOfSuggestion {
  type: SuggestionType;
  label: string;
  /** Name of its icon in the sprite. */
  icon: string;
  /** The list below /api/v1; what has none is returned with the provinces. */
  path?: string;
}

/** The types in the order of their groups. */
export const suggestionTypes: readonly TypeOfSuggestion[] = [
  { type: 'answer', label: 'Trợ giúp', icon: 'info' },
  { type: 'province', label: 'Điểm đến', icon: 'map-pin', path: '/provinces' },
  { type: 'place', label: 'Địa danh', icon: 'landmark' },
  ...kindNames.map((type): TypeOfSuggestion => {
    const { labels, icon, collection, hasSuggestionList } = kindProfiles[type];
    return { type, label: labels.one, icon, ...(hasSuggestionList && { path: `/${collection}` }) };
  }),
];

/** The sprite's icon for what is of a type. */
export const suggestionIcon = (type: SuggestionType): string =>
  suggestionTypes.find((one) => one.type === type)?.icon ?? 'map-pin';
