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
  private readonly slots = new Map<number, number>();
  /** By page of units, then by block of days. */
  private readonly pages = new Map<number, Map<number, DayPage>>();
  private readonly slotLists = new WeakMap<readonly number[], Int32Array>();
  private readonly whole = new WholeLists();
  private count = 0;
  private clock = 0;

  /** Bytes of all pages. */
  get bytes(): number {
    return this.count * pageBytes;
  }

  /** The place of a unit; given to it when it is asked for first. */
  slotOf(unitId: number): number {
    const known = this.slots.get(unitId);
    if (known !== undefined) return known;
    const slot = this.slots.size;
    this.slots.set(unitId, slot);
    return slot;
  }

  /** The places of units, in their order; remembered with a list that comes again. */
  slotsOf(unitIds: readonly number[]): Int32Array {
    const known = this.slotLists.get(unitIds);
    if (known) return known;
    const slots = Int32Array.from(unitIds, (unitId) => this.slotOf(unitId));
    this.slotLists.set(unitIds, slots);
    return slots;
  }

  /** Those of the units of which not all of these days are known. */
  missing(unitIds: readonly number[], span: DaySpan): number[] {
    const whole = this.whole.slotsOf(unitIds, span);
    for (const slot of whole ?? []) this.pagesOf(slot, span);
    if (whole) return [];
    const slots = this.slotsOf(unitIds);
    const blocks = blocksOf(span);
    const missing: number[] = [];
    let [at, pages] = [-1, [] as (DayPage | undefined)[]];
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] as number;
      if (slot >> unitBits !== at) {
        at = slot >> unitBits;
        pages = this.pagesOf(slot, span);
      }
      for (let nth = 0; nth < blocks.length; nth++) {
        const known = pages[nth]?.known[slot & unitMask] ?? 0;
        const wanted = blocks[nth] as number;
        if ((known & wanted) === wanted) continue;
        missing.push(unitIds[index] as number);
        break;
      }
    }
    if (missing.length === 0) this.whole.note(unitIds, slots, span);
    return missing;
  }

  /** The pages of all blocks of a span for a place and its neighbours, which count as used. */
  pagesOf(slot: number, { from, to }: DaySpan): (DayPage | undefined)[] {
    const own = this.pages.get(slot >> unitBits);
    const pages: (DayPage | undefined)[] = [];
    for (let block = from >> dayBits; block << dayBits < to; block++) {
      const page = own?.get(block);
      if (page) page.usedAt = this.clock;
      pages.push(page);
    }
    return pages;
  }

  /** Marks days of a unit as read, at first as ones that it does not have. */
  clear(slot: number, { from, to }: DaySpan): void {
    const row = slot & unitMask;
    for (let day = from; day < to; day++) {
      const page = this.pageFor(slot, day);
      const cell = cellOf(slot, day);
      page.known[row] = (page.known[row] as number) | bitsOf(day & dayMask, 1);
      page.prices[2 * cell] = -1;
      page.numbers[4 * cell + 2] = 0;
      page.numbers[4 * cell + 3] = 0;
    }
  }

  setPlaces(slot: number, day: number, places: number, isClosed: boolean): void {
    const page = this.pageFor(slot, day);
    const cell = cellOf(slot, day);
    page.numbers[4 * cell + 2] = places;
    page.numbers[4 * cell + 3] = isClosed ? plainTerms | termBits.closed : plainTerms;
  }

  /** After its places; a price for a day that the unit does not have is left out. `terms` without `closed` and `exists`. */
  setPrice(slot: number, day: number, priceVnd: number, terms: number): void {
    const page = this.pageFor(slot, day);
    const cell = cellOf(slot, day);
    const before = page.numbers[4 * cell + 3] as number;
    if ((before & termBits.exists) === 0) return;
    page.prices[2 * cell] = priceVnd;
    page.numbers[4 * cell + 3] = terms | (before & (termBits.closed | termBits.exists));
  }

  /** All days of a unit are unknown from now on. */
  forget(unitId: number): void {
    const slot = this.slots.get(unitId);
    if (slot === undefined) return;
    this.whole.noteLoss();
    for (const page of this.pages.get(slot >> unitBits)?.values() ?? []) page.known[slot & unitMask] = 0;
  }

  /** A day as objects have it, without what lists do not show; undefined where the unit does not have it. */
  dayOf(unitId: number, day: number): DayFacts | undefined {
    const slot = this.slots.get(unitId);
    const page = slot === undefined ? undefined : this.pages.get(slot >> unitBits)?.get(day >> dayBits);
    if (slot === undefined || !page) return undefined;
    const cell = cellOf(slot, day);
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

  /** What is touched from now on was used later than what was touched before. */
  tick(): void {
    this.clock++;
  }

  /** Drops the pages that were used longest ago until at most so many bytes are left. */
  evict(mostBytes: number): void {
    if (this.bytes <= mostBytes) return;
    this.whole.noteLoss();
    const all = [...this.pages].flatMap(([units, blocks]) =>
      [...blocks].map(([block, { usedAt }]) => ({ units, block, usedAt })),
    );
    all.sort((a, b) => a.usedAt - b.usedAt);
    const excess = this.count - Math.floor(mostBytes / pageBytes);
    for (const { units, block } of all.slice(0, excess)) {
      this.pages.get(units)?.delete(block);
      this.count--;
    }
  }

  private pageFor(slot: number, day: number): DayPage {
    const blocks = this.pages.get(slot >> unitBits) ?? new Map<number, DayPage>();
    this.pages.set(slot >> unitBits, blocks);
    const known = blocks.get(day >> dayBits);
    if (known) {
      known.usedAt = this.clock;
      return known;
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
