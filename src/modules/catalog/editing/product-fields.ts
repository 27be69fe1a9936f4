import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import type { ContentField, FieldOption, FieldType } from './content-field.ts';
import { contentLabels, contentSections, taxonomyTitles } from './content-labels.ts';
import { deriveFields } from './derive-fields.ts';
import type { ProductVocabulary } from './load-product-vocabulary.ts';
import { productContent } from './product-content.ts';

export interface FieldSection {
  title: string;
  fields: ContentField[];
}

/** Input types of some fields that cannot be derived from their schemas. */
const writtenAs: Readonly<Record<string, { type: FieldType; of?: 'provinces' | 'places' }>> = {
  content: { type: 'markdown' },
  summary: { type: 'text' },
  provinces: { type: 'names', of: 'provinces' },
  places: { type: 'names', of: 'places' },
  supplier: { type: 'choice' },
};

/** The form of a product of a kind, section by section: fields of all kinds, the kind's own details, and its vocabularies. */
export function productFields(kindName: KindName, vocabulary: ProductVocabulary): FieldSection[] {
  const kind = getKind(kindName);
  const common = deriveFields(productContent, contentLabels).map((field): ContentField => {
    const written = { ...field, ...writtenAs[field.name] };
    return field.name === 'supplier' ? { ...written, options: vocabulary.suppliers } : written;
  });
  const byName = (name: string): ContentField[] => {
    if (name === 'details') return deriveFields(kind.details, kind.detailLabels as object, 'details.');
    if (name === 'terms') return termFields(kindName, vocabulary);
    return common.filter((field) => field.name === name || field.name.startsWith(`${name}.`));
  };
  return contentSections
    .filter(({ names }) => !names.includes('itinerary') || kind.hasProgramme || vocabulary.hasProgramme)
    .map(({ title, names }) => ({ title, fields: names.flatMap(byName) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Every field of a form, in its order. */
export function allFields(sections: readonly FieldSection[]): ContentField[] {
  return sections.flatMap(({ fields }) => fields);
}

/** One field for each vocabulary that the kind filters by or that has terms for it. */
function termFields(kindName: KindName, { terms }: ProductVocabulary): ContentField[] {
  const { filters } = getKind(kindName);
  const titles = new Map<string, string>();
  for (const filter of filters) if (filter.type === 'term') titles.set(filter.taxonomy, filter.label);
  for (const { taxonomy } of terms) {
    if (!titles.has(taxonomy)) titles.set(taxonomy, taxonomyTitles[taxonomy] ?? taxonomy);
  }
  return [...titles].map(([taxonomy, label]) => ({
    name: `terms.${taxonomy}`,
    label,
    type: 'choices',
    options: terms.filter((term) => term.taxonomy === taxonomy).map(toOption),
  }));
}

function toOption({ slug, title, group }: { slug: string; title: string; group: string }): FieldOption {
  return { value: slug, title, ...(group && { group }) };
}
