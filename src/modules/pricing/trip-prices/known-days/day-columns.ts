import type { DayFacts } from '#modules/pricing/quote/quote-facts.ts';
import { nthDay } from './day-number.ts';
import {
  bitsOf,
  blocksOf,
  cellOf,
  cells,
  type DayPage,
  type DaySpan,
  dayBits,
  dayMask,
  pageBytes,
  plainTerms,
  termBits,
  termOf,
  unitBits,
  unitMask,
} from './day-page.ts';
import { WholeLists } from './whole-lists.ts';

/** Places, prices and terms of days of units in typed arrays: 16 bytes a day. */
export class DayColumns {
  private readonly ordinals = new Map<number, number>();
  /** By page of units, then by block of days. */
  private readonly pages = new Map<number, Map<number, DayPage>>();
  private readonly ordinalLists = new WeakMap<readonly number[], Int32Array>();
  private readonly whole = new WholeLists();
  private count = 0;
  private clock = 0;

  /** Bytes of all pages. */
  get bytes(): number {
    return this.count * pageBytes;
  }

  /** The ordinal of a unit, assigned when it is first requested. */
  ordinalOf(unitId: number): number {
    const assigned = this.ordinals.get(unitId);
    if (assigned !== undefined) return assigned;
    const ordinal = this.ordinals.size;
    this.ordinals.set(unitId, ordinal);
    return ordinal;
  }

  /** The ordinals of units, in their order; cached by the list. */
  ordinalsOf(unitIds: readonly number[]): Int32Array {
    const cached = this.ordinalLists.get(unitIds);
    if (cached) return cached;
    const ordinals = Int32Array.from(unitIds, (unitId) => this.ordinalOf(unitId));
    this.ordinalLists.set(unitIds, ordinals);
    return ordinals;
  }

  /** Those of the units of which not all of these days are known. */
  missing(unitIds: readonly number[], span: DaySpan): number[] {
    const whole = this.whole.ordinalsOf(unitIds, span);
    for (const ordinal of whole ?? []) this.pagesOf(ordinal, span);
    if (whole) return [];
    const ordinals = this.ordinalsOf(unitIds);
    const blocks = blocksOf(span);
    const missing: number[] = [];
    let [unitPage, pages] = [-1, [] as (DayPage | undefined)[]];
    for (let index = 0; index < ordinals.length; index++) {
      const ordinal = ordinals[index] as number;
      if (ordinal >> unitBits !== unitPage) {
        unitPage = ordinal >> unitBits;
        pages = this.pagesOf(ordinal, span);
      }
      for (let nth = 0; nth < blocks.length; nth++) {
        const known = pages[nth]?.known[ordinal & unitMask] ?? 0;
        const needed = blocks[nth] as number;
        if ((known & needed) === needed) continue;
        missing.push(unitIds[index] as number);
        break;
      }
    }
    if (missing.length === 0) this.whole.note(unitIds, ordinals, span);
    return missing;
  }

  /** The pages of all blocks of a span for an ordinal and the others of its page; they count as used. */
  pagesOf(ordinal: number, { from, to }: DaySpan): (DayPage | undefined)[] {
    const pagesByBlock = this.pages.get(ordinal >> unitBits);
    const pages: (DayPage | undefined)[] = [];
    for (let block = from >> dayBits; block << dayBits < to; block++) {
      const page = pagesByBlock?.get(block);
      if (page) page.usedAt = this.clock;
      pages.push(page);
    }
    return pages;
  }

  /** Marks days of a unit as read and absent, until they are set. */
  clear(ordinal: number, { from, to }: DaySpan): void {
    const row = ordinal & unitMask;
    for (let day = from; day < to; day++) {
      const page = this.pageFor(ordinal, day);
      const cell = cellOf(ordinal, day);
      page.known[row] = (page.known[row] as number) | bitsOf(day & dayMask, 1);
      page.prices[2 * cell] = -1;
      page.numbers[4 * cell + 2] = 0;
      page.numbers[4 * cell + 3] = 0;
    }
  }

  setPlaces(ordinal: number, day: number, places: number, isClosed: boolean): void {
    const page = this.pageFor(ordinal, day);
    const cell = cellOf(ordinal, day);
    page.numbers[4 * cell + 2] = places;
    page.numbers[4 * cell + 3] = isClosed ? plainTerms | termBits.closed : plainTerms;
  }

  /** After its places; a price for a day that the unit does not have is left out. `terms` without `closed` and `exists`. */
  setPrice(ordinal: number, day: number, priceVnd: number, terms: number): void {
    const page = this.pageFor(ordinal, day);
    const cell = cellOf(ordinal, day);
    const previous = page.numbers[4 * cell + 3] as number;
    if ((previous & termBits.exists) === 0) return;
    page.prices[2 * cell] = priceVnd;
    page.numbers[4 * cell + 3] = terms | (previous & (termBits.closed | termBits.exists));
  }

  /** All days of a unit are unknown from now on. */
  invalidate(unitId: number): void {
    const ordinal = this.ordinals.get(unitId);
    if (ordinal === undefined) return;
    this.whole.noteLoss();
    for (const page of this.pages.get(ordinal >> unitBits)?.values() ?? [])
      page.known[ordinal & unitMask] = 0;
  }

  /** A day as objects have it, without what lists do not show; undefined where the unit does not have it. */
  dayOf(unitId: number, day: number): DayFacts | undefined {
    const ordinal = this.ordinals.get(unitId);
    const page = ordinal === undefined ? undefined : this.pages.get(ordinal >> unitBits)?.get(day >> dayBits);
    if (ordinal === undefined || !page) return undefined;
    const cell = cellOf(ordinal, day);
    const [priceVnd, terms] = [page.prices[2 * cell] as number, page.numbers[4 * cell + 3] as number];
    if ((terms & termBits.exists) === 0) return undefined;
    return {
      unitId,
      day: nthDay(day),
      places: page.numbers[4 * cell + 2] as number,
      closed: (terms & termBits.closed) !== 0,
      priceVnd: priceVnd < 0 ? null : priceVnd,
      listVnd: null,
      reasons: noReasons,
      minStay: termOf(terms, 'minStay'),
      maxStay: termOf(terms, 'maxStay'),
      releaseDays: termOf(terms, 'releaseDays'),
      closedToArrival: (terms & termBits.closedToArrival) !== 0,
      closedToDeparture: (terms & termBits.closedToDeparture) !== 0,
    };
  }

  /** Advances the logical clock of the last uses. */
  tick(): void {
    this.clock++;
  }

  /** Drops the pages that were used longest ago until at most so many bytes are left. */
  evict(maxBytes: number): void {
    if (this.bytes <= maxBytes) return;
    this.whole.noteLoss();
    const all = [...this.pages].flatMap(([units, blocks]) =>
      [...blocks].map(([block, { usedAt }]) => ({ units, block, usedAt })),
    );
    all.sort((a, b) => a.usedAt - b.usedAt);
    const excess = this.count - Math.floor(maxBytes / pageBytes);
    for (const { units, block } of all.slice(0, excess)) {
      this.pages.get(units)?.delete(block);
      this.count--;
    }
  }

  private pageFor(ordinal: number, day: number): DayPage {
    const blocks = this.pages.get(ordinal >> unitBits) ?? new Map<number, DayPage>();
    this.pages.set(ordinal >> unitBits, blocks);
    const existing = blocks.get(day >> dayBits);
    if (existing) {
      existing.usedAt = this.clock;
      return existing;
    }
    const buffer = new ArrayBuffer(cells * 16);
    const page: DayPage = {
      known: new Uint16Array(unitMask + 1),
      prices: new Float64Array(buffer),
      numbers: new Int32Array(buffer),
      usedAt: this.clock,
    };
    blocks.set(day >> dayBits, page);
    this.count++;
    return page;
  }
}

const noReasons: DayFacts['reasons'] = [];
