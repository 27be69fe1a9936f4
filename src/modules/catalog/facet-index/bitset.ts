/** A bitset: a set of small whole numbers, a bit each: 100,000 of them take 12.5 KB, and sets are cut and counted word by word. */
export class Bitset {
  words: Uint32Array<ArrayBuffer>;

  constructor(words = new Uint32Array(0)) {
    this.words = words;
  }

  add(number: number): void {
    const at = number >>> 5;
    if (at >= this.words.length) {
      const wider = new Uint32Array(Math.max(at + 1, this.words.length * 2));
      wider.set(this.words);
      this.words = wider;
    }
    this.words[at] = (this.words[at] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const at = number >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] ?? 0) & ~(1 << (number & 31));
  }

  has(number: number): boolean {
    return ((this.words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  /** What is in this set and in the other. */
  and(other: Bitset): Bitset {
    const words = this.words.slice(0, Math.min(this.words.length, other.words.length));
    for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) & (other.words[at] as number);
    return new Bitset(words);
  }

  /** What is in this set or in the other. */
  or(other: Bitset): Bitset {
    const [more, fewer] = this.words.length < other.words.length ? [other, this] : [this, other];
    const words = more.words.slice();
    for (let at = 0; at < fewer.words.length; at++)
      words[at] = (words[at] as number) | (fewer.words[at] as number);
    return new Bitset(words);
  }

  /** How many are in this set and in the other; the same set for how many there are. */
  countWith(other: Bitset): number {
    const length = Math.min(this.words.length, other.words.length);
    let count = 0;
    for (let at = 0; at < length; at++) {
      const word = (this.words[at] as number) & (other.words[at] as number);
      if (word !== 0) count += bitsOf(word);
    }
    return count;
  }

  /** All numbers of the set, the smallest first. */
  forEach(visit: (number: number) => void): void {
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const lowest = 31 - Math.clz32(word & -word);
        visit(at * 32 + lowest);
        word &= word - 1;
      }
    }
  }
}

/** How many bits of a word of 32 are set: summed in pairs, in fours, in bytes, then all at once. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
