import { z } from 'zod';

const limitedText = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);
const needed = (max: number) => limitedText(max).min(1, 'Vui lòng nhập.');
const most = (count: number) => `Nhiều nhất ${count} dòng.`;
/** A page of this site; words of a search never lead elsewhere. */
const ownPath = z
  .string()
  .trim()
  .max(300, 'Dài quá 300 ký tự.')
  .regex(/^\/(?!\/)\S*$/, 'Phải là địa chỉ trong trang, như /lien-he.');

const notSold = z.object({
  /** What the page says is not here: 'Nhật Bản'. */
  name: needed(60),
  /** Other words for it, parted by commas. */
  said: limitedText(500),
  /** A page that helps instead; empty for none. */
  href: z.union([z.literal(''), ownPath], 'Phải là địa chỉ trong trang, như /ve-may-bay.'),
  /** What is looked for in its place, beside the place that a text names: 'khách sạn 5 sao'; empty for none. */
  like: limitedText(60).optional(),
});

const feature = z.object({
  /** What the page says was wished for: 'hồ bơi'. */
  name: needed(40),
  /** How visitors call it, parted by commas. */
  said: needed(300),
  /** How the titles of filter options begin that mean it, or words within them; empty where no list filters by it. */
  option: limitedText(60),
  /** It counts only where somebody says that it should be there: 'đưa đón sân bay' alone is what cars are for. */
  isOnlyWished: z.boolean(),
});

const answer = z.object({
  /** The link's text. */
  title: needed(80),
  /** Words by which visitors ask for the page, parted by commas. */
  said: needed(800),
  href: ownPath,
});

/** West, south, east and north in degrees, parted by commas. */
const section = z
  .string()
  .trim()
  .regex(
    /^(\d{1,3}(\.\d{1,4})?\s*(,\s*|$)){4}$|^$/,
    'Phải là bốn số: tây, nam, đông, bắc, như 102, 20.4, 105.25, 23.',
  );

const region = z.object({
  name: needed(40),
  /** Other words for it, parted by commas. */
  said: limitedText(400),
  /** Names of its provinces, parted by commas, the best known first. */
  provinces: needed(500),
  /** The map section within them that is meant; empty for all of each. */
  within: section,
});

/** Words that the search of the site goes by, besides those of the catalogue. */
export const searchShape = z.object({
  notSold: z.array(notSold).max(150, most(150)),
  features: z.array(feature).max(80, most(80)),
  regions: z.array(region).max(40, most(40)),
  answers: z.array(answer).max(60, most(60)),
  /** Words that mean the same in a question. */
  alike: z.array(z.object({ words: needed(300) })).max(80, most(80)),
});
export type SearchWords = z.infer<typeof searchShape>;
