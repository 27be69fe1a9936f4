import { Bits } from './bitset.ts';
import type { ShelfRow } from './load-index-changes.ts';
import type { Vocabulary } from './load-vocabulary.ts';

/** What a product can be narrowed by: its provinces, places and terms by their ids, values of its details as texts. */
export type OptionGroup = 'province' | 'place' | 'term' | `details.${string}`;

/**
 * The public products of one kind as lists need them: a slot each, sort keys by slot, and for every option the set of
 * slots that have it. Narrowing, counting and ordering happen here and ask the database nothing.
 */
export class Shelf {
  vocabulary: Vocabulary = { provinces: [], places: [], terms: [] };
  /** Slots that are taken, and those of special products. */
  readonly all = new Bits();
  readonly special = new Bits();
  /** By slot. */
  readonly ids: number[] = [];
  readonly prices: number[] = [];
  /** The same to go up by: what has no price, because nothing is left of it, comes last. */
  readonly cheapestFirst: number[] = [];
  readonly rankings: number[] = [];
  /** Without reviews: -1. */
  readonly ratings: number[] = [];
  private readonly titleHashes: number[] = [];
  private readonly slots = new Map<number, number>();
  private readonly free: number[] = [];
  private readonly groups = new Map<OptionGroup, Map<string, Bits>>();
  /** Places in the order of titles by slot, as the database last gave them; null when a title has changed since. */
  titleRanks: number[] | null = null;
  /** Grows with each change of titles. */
  titleVersion = 0;

  slotOf(id: number): number | undefined {
    return this.slots.get(id);
  }

  /** The options of a group, with the slots that have them. */
  group(name: OptionGroup): Map<string, Bits> {
    const group = this.groups.get(name) ?? new Map<string, Bits>();
    this.groups.set(name, group);
    return group;
  }

  /** Puts a product in its place, whatever stood there of it before. */
  put(row: ShelfRow): void {
    const former = this.slots.get(row.id);
    const slot = former ?? this.free.pop() ?? this.ids.length;
    if (former === undefined) this.slots.set(row.id, slot);
    else this.clear(slot);
    if (this.titleHashes[slot] !== row.titleHash || former === undefined) this.forgetTitles();
    this.ids[slot] = row.id;
    this.prices[slot] = row.priceVnd;
    this.cheapestFirst[slot] = row.priceVnd || Number.MAX_SAFE_INTEGER;
    this.rankings[slot] = row.ranking;
    this.ratings[slot] = row.rating ?? -1;
    this.titleHashes[slot] = row.titleHash;
    this.all.add(slot);
    if (row.special) this.special.add(slot);
    for (const [group, value] of row.options) {
      const options = this.group(group);
      const slots = options.get(value) ?? new Bits();
      options.set(value, slots);
      slots.add(slot);
    }
  }

  /** Takes a product off that is no longer public; one that is not here is no fault. */
  remove(id: number): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.clear(slot);
    this.slots.delete(id);
    this.free.push(slot);
  }

  private clear(slot: number): void {
    this.all.delete(slot);
    this.special.delete(slot);
    for (const options of this.groups.values()) for (const slots of options.values()) slots.delete(slot);
  }

  private forgetTitles(): void {
    this.titleRanks = null;
    this.titleVersion++;
  }
}
