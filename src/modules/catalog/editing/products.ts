/** Batch operations for importing and exporting products by sheets: forms, contents, and removal of new products. */

export { bringProducts } from './bring-products.ts';
export { completeContent, readContentTexts, writeContentTexts } from './content-texts.ts';
export type { NamesOf } from './field-text.ts';
export { type ListedContent, listEditedProducts } from './list-edited-products.ts';
export { loadProductVocabulary } from './load-product-vocabulary.ts';
export type { DraftContent } from './product-content.ts';
export { allFields, productFields } from './product-fields.ts';
export {
  discardProductDrafts,
  lockSeenProducts,
  removeNewProducts,
  withdrawProducts,
} from './withdraw-products.ts';
export { unknownNamesOf } from './write-content.ts';
