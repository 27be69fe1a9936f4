import { holdsCompound } from './holds-compound.ts';
import { isFiller, type QueryWord } from './query-word.ts';

/** Words written around a name regardless of what is searched: 'tp Huế', 'tỉnh Lào Cai', 'Hạ Long 3 ngày 2 đêm'. */
const ofAnything = phrases('huyen, quan, phuong, xa, viet nam');

/** What people write before a place that they want to see, whatever it is that they want there. */
const ofTravels = phrases(`
  du lich, khu du lich, diem du lich, dia diem du lich, dia diem, kinh nghiem, kinh nghiem du lich, di, di choi, choi,
  kham pha, chinh phuc, vi vu, ky nghi, ki nghi, where to stay in, where to stay, phuot, review, bien, bai bien, dao, thanh pho, tham quan, ban do, ban do du lich, lich trinh, things to do in, what to do in, travel to,
  trip to, visit, holiday, travel, trip, city, island`);

/** Words for a province or town, in any position: 'khách sạn tp Đà Nẵng'. */
const administrative = phrases('thanh pho, thi xa, thi tran, tp, tinh');

/** What people write behind a name that is no longer official: 'thành phố Hội An cũ'. */
const formerly = phrases(
  'cu, xua, ngay xua, truoc day, ngay truoc, sap nhap, sau sap nhap, truoc sap nhap, sau khi sap nhap',
);

/** Words for what is sold at a place, and what foreign visitors write after its name: 'vé Bà Nà', 'xe sân bay Phú Quốc', 'My Khe beach'. */
const ofDestinations = phrases(`
  khach san, ks, hotel, resort, khu nghi duong, khu du lich, homestay, hostel, villa, biet thu, can ho, nha nghi, nha hang,
  phong, luu tru, tour, tua, du lich, lich trinh, combo, voucher, du thuyen, cruise, tau, cano, ca no, ve, ve may bay,
  ve tham quan, ve vao cua, ve tau, ve cap treo, cong vien nuoc, may bay, xe, thue xe, thue xe may, thue xe o to, thue, xe du lich, xe may,
  o to, dua don, san bay, tham quan, trai nghiem, dich vu, diem den, kinh nghiem, review, hot, trong goi, near, close to,
  around, beach, market, waterfall, tunnel, tunnels, sanctuary, cave, lake, island, bay, pagoda, bridge, national park,
  airport, city center, city centre, downtown, old quarter, old town, city, town, province`);

/** All of these words, in search form. */
export const surroundingWords: ReadonlySet<string> = new Set([...ofTravels, ...ofDestinations].flat());

/** Which of the words around a name are taken away. */
type SurroundingsOf = 'anything' | 'travels' | 'destinations';

/**
 * The words without what precedes and follows a name, and without the trip length; null if that changes nothing or
 * leaves nothing. The name itself is never cut: 'sân bay Nội Bài' is tried as typed before this.
 * @param beginsName whether a place's name begins the words: 'phong' of Phong Nha, typed without marks, is no room
 * @param isName whether the words are a place's name as they stand
 */
export function withoutSurroundings(
  words: QueryWord[],
  of: SurroundingsOf,
  beginsName: (words: QueryWord[]) => boolean = () => false,
  isName: (words: QueryWord[]) => boolean = () => false,
): QueryWord[] | null {
  return Array.from(withoutMoreAndMore(words, of, beginsName, isName)).at(-1) ?? null;
}

/** The same, with one phrase after another taken away, for those who can ask only whether all that is left is a name. */
export function* withoutMoreAndMore(
  words: QueryWord[],
  of: SurroundingsOf,
  beginsName: (words: QueryWord[]) => boolean = () => false,
  isName: (words: QueryWord[]) => boolean = () => false,
): Generator<QueryWord[]> {
  const further = { anything: [], travels: ofTravels, destinations: ofDestinations }[of];
  const known = [...ofAnything, ...further];
  let kept = withoutFormerly(withoutAdministrative(withoutTripLength(words)));
  if (isShorterName(kept, words)) yield kept;
  for (let before = -1; before !== kept.length; ) {
    before = kept.length;
    // 'tàu' at the end of 'khách sạn Vũng Tàu' is no ship.
    const whole = withoutFirst(kept, known, beginsName);
    if (whole.length < before && isShorterName(whole, words)) yield whole;
    if (isName(whole)) return;
    const last = longestOf(known, (phrase) =>
      phrase.every((key, at) => kept[kept.length - phrase.length + at]?.key === key),
    );
    kept = withoutFillersAround(kept.slice(0, kept.length - last));
    if (kept.length < before && isShorterName(kept, words)) yield kept;
    const ended = kept.length;
    kept = withoutFirst(kept, known, beginsName);
    if (kept.length < ended && isShorterName(kept, words)) yield kept;
  }
}

function withoutFirst(
  words: QueryWord[],
  known: string[][],
  beginsName: (words: QueryWord[]) => boolean,
): QueryWord[] {
  const first = longestOf(known, (phrase) => phrase.every((key, at) => words[at]?.key === key));
  return first === 0 || beginsName(words) ? words : withoutFillersAround(words.slice(first));
}

const isShorterName = (kept: QueryWord[], words: QueryWord[]) =>
  kept.length < words.length && kept.some(({ key }) => /[a-z]{2}/.test(key));

function withoutFillersAround(words: QueryWord[]): QueryWord[] {
  const isOne = (word: QueryWord | undefined) => word !== undefined && isFiller(word);
  // 'nhất' is one behind another, 'rẻ nhất', and else of a name: 'sân bay Tân Sơn Nhất'.
  const isLast =
    words.length > 1 && isOne(words.at(-1)) && (words.at(-1)?.key !== 'nhat' || isOne(words.at(-2)));
  // 'gia' of 'gia đình' is no 'giá'.
  const isFirst = isOne(words[0]) && !holdsCompound(words.slice(0, 2).map(({ key }) => key));
  return words.slice(isFirst ? 1 : 0, isLast ? -1 : undefined);
}

/** '3 ngày 2 đêm', and '3n2đ' where it was not written out. */
function withoutTripLength(words: QueryWord[]): QueryWord[] {
  const isCount = (word?: QueryWord) => word !== undefined && /^\d{1,2}$/.test(word.key);
  return words.filter(({ key }, at) => {
    if (/^\d{1,2}[nd](\d{1,2}[nd])?$/.test(key)) return false;
    if (/^(ngay|dem)$/.test(key)) return !isCount(words[at - 1]);
    return !(isCount(words[at]) && /^(ngay|dem)$/.test(words[at + 1]?.key ?? ''));
  });
}

function withoutAdministrative(words: QueryWord[]): QueryWord[] {
  const kept: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestOf(administrative, (phrase) =>
      phrase.every((key, next) => words[at + next]?.key === key),
    );
    if (length === 0) kept.push(words[at] as QueryWord);
    at += Math.max(1, length);
  }
  return kept;
}

function withoutFormerly(words: QueryWord[]): QueryWord[] {
  const last = longestOf(formerly, (phrase) =>
    phrase.every((key, at) => words[words.length - phrase.length + at]?.key === key),
  );
  const isMeant = last > 1 || /^(cũ|cu|xưa)$/.test(words.at(-1)?.typed ?? '');
  return last > 0 && last < words.length && isMeant ? words.slice(0, -last) : words;
}

function longestOf(known: string[][], matches: (phrase: string[]) => boolean): number {
  return Math.max(0, ...known.filter(matches).map((phrase) => phrase.length));
}

function phrases(listed: string): string[][] {
  return listed.split(',').map((phrase) => phrase.trim().split(' '));
}
