import { basename } from 'node:path';
import { z } from 'zod';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { productInput, unitInput } from '#modules/catalog/schema.ts';
import type { Folder } from './open-folder.ts';
import { readNamedLists, resolveLists } from './resolve-lists.ts';

/** Content of a product file; kind and slug come from its folder and file name, the text from the file beside it. */
export const productFile = productInput.omit({ kind: true, slug: true, content: true, images: true }).extend({
  units: z.array(unitInput.omit({ images: true }).extend({ picture: z.string().optional() })).default([]),
  /** Ids of pictures; the first is the product's main picture. */
  pictures: z.array(z.string()),
});

export interface ImportedProduct extends z.infer<typeof productFile> {
  file: string;
  kind: KindName;
  slug: string;
  content: string;
}

/** The products of a catalogue in loading order: bundles come after the products they consist of. */
export function readProducts(folder: Folder): ImportedProduct[] {
  const named = readNamedLists(folder);
  return folder
    .list('products/**/*.json')
    .flatMap((file) => {
      const written = resolveLists(folder, file, folder.json(file), named);
      const fields = folder.check(file, written, productFile);
      const kind = kindOf(file);
      if (!kind) folder.note(file, [], `lies in no folder of a kind (${kindNames.join(', ')})`);
      if (!fields || !kind) return [];
      checkDetails(folder, file, kind, fields);
      const content = folder.text(file.replace(/json$/, 'md'));
      return { ...fields, file, kind, slug: basename(file, '.json'), content };
    })
    .sort(byKindAndCode);
}

function kindOf(file: string): KindName | undefined {
  return kindNames.find((name) => file.split('/')[1] === name);
}

function checkDetails(folder: Folder, file: string, kind: KindName, product: z.infer<typeof productFile>) {
  const { details, unitDetails } = getKind(kind);
  folder.check(file, product.details, details, ['details']);
  for (const [index, unit] of product.units.entries()) {
    folder.check(file, unit.details, unitDetails, ['units', index, 'details']);
  }
}

function byKindAndCode(a: ImportedProduct, b: ImportedProduct): number {
  const place = ({ kind }: ImportedProduct) =>
    kindNames.indexOf(kind) + (getKind(kind).sale === 'bundle' ? kindNames.length : 0);
  return place(a) - place(b) || (a.code < b.code ? -1 : 1);
}
