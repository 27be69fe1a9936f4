import type { Executor } from '#platform/db/connect.ts';
import type { ContentField, FieldTexts } from './content-field.ts';
import { type ContentErrors, neededFields, readContentTexts, writeContentTexts } from './content-texts.ts';
import { type EditedProduct, findEditedProduct } from './find-edited-product.ts';
import { loadProductVocabulary } from './load-product-vocabulary.ts';
import type { DraftContent } from './product-content.ts';
import { allFields, type FieldSection, productFields } from './product-fields.ts';

/** A product with its edit form. */
export interface ProductForm {
  product: EditedProduct;
  sections: FieldSection[];
  fields: ContentField[];
  /** Names of the fields that it needs for publication. */
  needed: string[];
  /** A content as the texts of the form. */
  textsOf: (content: DraftContent) => Record<string, string>;
  /** Parses the form's texts; `errors` are the values that do not fit their shape, by field. */
  contentOf: (texts: FieldTexts) => { content: DraftContent; errors: ContentErrors };
}

/** Null when there is no such product. */
export async function findProductForm(db: Executor, id: number): Promise<ProductForm | null> {
  const product = await findEditedProduct(db, id);
  if (!product) return null;
  const { kind, draft, live } = product;
  const vocabulary = await loadProductVocabulary(db, kind, id);
  const sections = productFields(kind, vocabulary);
  const fields = allFields(sections);
  const { names } = vocabulary;
  const before = draft ?? live;
  return {
    product,
    sections,
    fields,
    needed: neededFields(kind, fields),
    textsOf: (content) => writeContentTexts(fields, content, names),
    contentOf: (texts) => readContentTexts(kind, fields, { texts, names, before }),
  };
}
