import type { Versioned } from '#platform/cache/keep-by-version.ts';
import { Bitset } from './bitset.ts';
import type { IndexedOption, IndexedProduct, OptionGroup } from './indexed-product.ts';
import type { Vocabulary } from './load-vocabulary.ts';

/** Number of recent changes that are recorded individually. */
const maxLately = 5_000;

/**
 * The public products of one kind, for lists: an ordinal each, sort keys by ordinal, and for every option the set of
 * ordinals that have it. Filtering, counting and sorting happen here without database queries.
 */
export class ProductIndex implements Versioned {
  vocabulary: Vocabulary = { provinces: [], places: new Map(), terms: [] };
  /** Ordinals in use, and those of special products. */
  readonly all = new Bitset();
  readonly special = new Bitset();
  /** By ordinal. */
  readonly ids: number[] = [];
  readonly prices: number[] = [];
  /** Prices for ascending order: products without a price, because they are sold out, come last. */
  readonly cheapestFirst: number[] = [];
  readonly rankings: number[] = [];
  /** Without reviews: -1. */
  readonly ratings: number[] = [];
  readonly lats: number[] = [];
  readonly lngs: number[] = [];
  private readonly titleHashes: number[] = [];
  private readonly ordinals = new Map<number, number>();
  private readonly free: number[] = [];
  private readonly groups = new Map<OptionGroup, Map<string, Bitset>>();
  /** The same by the option itself, where the same one comes again. */
  private readonly byOption = new WeakMap<IndexedOption, Bitset>();
  /** Ranks of titles by ordinal, as last read from the database; null when a title has changed since. */
  titleRanks: number[] | null = null;
  /** Incremented with each change of titles. */
  titleVersion = 0;
  /** By ordinal: a version that changes with any change of the product. */
  private readonly versions: number[] = [];
  private changes = 0;
  /** The ordinals that changed last, the newest at the end. */
  private lately: number[] = [];

  ordinalOf(id: number): number | undefined {
    return this.ordinals.get(id);
  }

  /** A version that changes with the product, its units, plans or rules; -1 for an unknown product. */
  versionOf(id: number): number {
    return this.versions[this.ordinals.get(id) ?? -1] ?? -1;
  }

  /** How many times a product was put or removed. */
  get changesSeen(): number {
    return this.changes;
  }

  /** The ordinals that have changed since an earlier `changesSeen`; null when they are more than `most` or no longer recorded. */
  changedSince(seen: number, most: number): Set<number> | null {
    const count = this.changes - seen;
    if (count > most || count > this.lately.length) return null;
    return new Set(count === 0 ? [] : this.lately.slice(-count));
  }

  private noteChange(ordinal: number): void {
    this.changes++;
    this.lately.push(ordinal);
    if (this.lately.length > 2 * maxLately) this.lately = this.lately.slice(-maxLately);
  }

  /** The options of a group, with the ordinals that have them. */
  group(name: OptionGroup): Map<string, Bitset> {
    const known = this.groups.get(name);
    if (known) return known;
    const group = new Map<string, Bitset>();
    this.groups.set(name, group);
    return group;
  }

  private ordinalsWith(option: IndexedOption): Bitset {
    const known = this.byOption.get(option);
    if (known) return known;
    const [name, value] = option;
    const group = this.group(name);
    const ordinals = group.get(value) ?? new Bitset();
    group.set(value, ordinals);
    this.byOption.set(option, ordinals);
    return ordinals;
  }

  /** Inserts or replaces a product. */
  put(row: IndexedProduct): void {
    const former = this.ordinals.get(row.id);
    const ordinal = former ?? this.free.pop() ?? this.ids.length;
    if (former === undefined) this.ordinals.set(row.id, ordinal);
    else this.clear(ordinal);
    if (this.titleHashes[ordinal] !== row.titleHash || former === undefined) this.forgetTitles();
    this.noteChange(ordinal);
    this.versions[ordinal] = this.changes;
    this.ids[ordinal] = row.id;
    this.prices[ordinal] = row.priceVnd;
    this.cheapestFirst[ordinal] = row.priceVnd || Number.MAX_SAFE_INTEGER;
    this.rankings[ordinal] = row.ranking;
    this.ratings[ordinal] = row.rating ?? -1;
    this.titleHashes[ordinal] = row.titleHash;
    this.lats[ordinal] = row.lat;
    this.lngs[ordinal] = row.lng;
    this.all.add(ordinal);
    if (row.special) this.special.add(ordinal);
    for (const option of row.options) this.ordinalsWith(option).add(ordinal);
  }

  /** Removes a product that is no longer public. Idempotent. */
  remove(id: number): void {
    const ordinal = this.ordinals.get(id);
    if (ordinal === undefined) return;
    this.clear(ordinal);
    this.noteChange(ordinal);
    this.ordinals.delete(id);
    this.free.push(ordinal);
  }

  private clear(ordinal: number): void {
    this.all.delete(ordinal);
    this.special.delete(ordinal);
    for (const options of this.groups.values())
      for (const ordinals of options.values()) ordinals.delete(ordinal);
  }

  private forgetTitles(): void {
    this.titleRanks = null;
    this.titleVersion++;
  }
}
