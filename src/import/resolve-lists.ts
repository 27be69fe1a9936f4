import { z } from 'zod';
import type { Folder } from './open-folder.ts';

const file = 'lists.json';
const lists = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
const namedLists = z.object({ priceRules: lists, ratePlans: lists, childPolicy: lists }).partial();

export type NamedLists = z.infer<typeof namedLists>;

/** Lists shared by several products; empty when the catalogue has no such file. */
export function readNamedLists(folder: Folder): NamedLists {
  if (folder.list(file).length === 0) return {};
  return folder.check(file, folder.json(file), namedLists) ?? {};
}

/** A product file with each name of a shared list replaced by the list's content. */
export function resolveLists(folder: Folder, of: string, product: unknown, named: NamedLists): unknown {
  if (!isRecord(product)) return product;
  const resolve = (field: keyof NamedLists, path: string[], written: unknown) =>
    !Array.isArray(written)
      ? written
      : written.flatMap((entry: unknown, index) => {
          if (typeof entry !== 'string') return [entry];
          const list = named[field]?.[entry];
          if (!list) folder.note(of, [...path, index], `${file} has no list '${entry}' of ${field}`);
          return list ?? [];
        });
  const { details, priceRules, ratePlans } = product;
  return {
    ...product,
    ...(priceRules !== undefined && { priceRules: resolve('priceRules', ['priceRules'], priceRules) }),
    ...(ratePlans !== undefined && { ratePlans: resolve('ratePlans', ['ratePlans'], ratePlans) }),
    ...(isRecord(details) &&
      details.childPolicy !== undefined && {
        details: {
          ...details,
          childPolicy: resolve('childPolicy', ['details', 'childPolicy'], details.childPolicy),
        },
      }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
