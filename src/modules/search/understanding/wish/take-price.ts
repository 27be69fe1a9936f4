import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import type { SaidWords } from './said-words.ts';

const unit = '(?:k|nghin|ngan|tr|trieu|ty|cu|vnd|dong|d)';
/** '2tr5', '2 triệu rưỡi', '500k', '1.500.000': a bare number of few figures is an age or a count. */
const amount = `(\\d[\\d.,]*\\s?${unit}\\d*(?: ruoi)?|\\d{1,3}(?:[.,]\\d{3})+|\\d{5,})`;
const atMost = '(?:duoi|toi da|khong qua|khoang|tam|tam gia|gia tam|ngan sach|max|under|below|<=?)';
const atLeast = '(?:tren|hon|toi thieu|it nhat|over|above|>=?)';

export interface PriceWish {
  minVnd?: number;
  budgetVnd?: number;
  /** Whether the cheapest are wanted first. */
  isCheapFirst?: boolean;
}

/** The price limits as far as they are given: 'dưới 2tr', '1tr5', 'từ 2 đến 4 triệu'. */
export function takePrice({ take }: SaidWords): PriceWish {
  const wish: PriceWish = {};
  const set = (key: 'minVnd' | 'budgetVnd', text: string) => {
    const amountVnd = parseMoney(text.replace(/cu\b/, 'tr'));
    if (amountVnd !== null && amountVnd > 0) wish[key] = amountVnd;
  };
  take(
    new RegExp(
      ` (?:gia )?(?:tu |tam |khoang )?(\\d[\\d.,]*)\\s?(${unit})? (?:den|toi) (\\d[\\d.,]*)\\s?(${unit}\\d*)(?= )`,
    ),
    (least = '', leastUnit, most = '', mostUnit = '') => {
      set('minVnd', least + (leastUnit ?? mostUnit));
      set('budgetVnd', most + mostUnit);
    },
  );
  take(new RegExp(` (?:ngan sach |gia |chi phi )?${atMost} ${amount}(?= )`), (most = '') =>
    set('budgetVnd', most),
  );
  take(new RegExp(` (?:gia )?${atLeast} ${amount}(?= )`), (least = '') => set('minVnd', least));
  if (wish.budgetVnd === undefined && wish.minVnd === undefined)
    take(/ (?:gia )?(\d[\d.,]*\s?(?:k|tr|trieu|nghin|ngan)\d*(?: ruoi)?)(?= )/, (most = '') =>
      set('budgetVnd', most),
    );
  take(/ (?:(?:gia )?re(?: nhat)?|gia mem|binh dan|cheap(?:est)?|low cost)(?= )/, () => {
    wish.isCheapFirst = true;
  });
  return wish;
}
