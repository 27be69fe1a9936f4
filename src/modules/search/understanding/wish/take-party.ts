import type { SaidWords } from './said-words.ts';

export interface PartyWish {
  adults?: number;
  childAges: number[];
  /** Number of children given without their ages. */
  children?: number;
  rooms?: number;
}

const figures = 'mot hai ba bon nam sau bay tam'.split(' ');

/** The party as far as it is given: '2 lớn bé 9t 5t', '2 người lớn 1 trẻ em', '2 phòng', 'vợ chồng'. */
export function takeParty({ take }: SaidWords): PartyWish {
  const wish: PartyWish = { childAges: [] };
  take(
    / (?:cho )?(?:(?:\d+ )?(?:be|tre em|tre|con|kids?|children))?((?: \d{1,2}\s*(?:tuoi|t)(?= ))+)/,
    (ages = '') => {
      wish.childAges = [...ages.matchAll(/\d+/g)].map(Number).filter((age) => age < 18);
    },
  );
  take(
    / (?:va )?(\d{1,2})\s*(?:be nho|be|em be|tre em|tre nho|tre|te|con nho|con|nho|kids?|children|child)(?= )/,
    (count) => {
      if (wish.childAges.length === 0) wish.children = Number(count);
    },
  );
  take(
    / (?:cho )?(?:nhom |doan )?(\d{1,2})\s*(?:nguoi lon|ng lon|lon|nl|nguoi|ng|khach|adults?|people|persons?|guests?|pax)(?= )/,
    (count) => {
      wish.adults = Number(count);
    },
  );
  take(new RegExp(` (?:cho )?(${figures.join('|')}) (?:nguoi lon|nguoi)(?= )`), (figure = '') => {
    wish.adults ??= figures.indexOf(figure) + 1;
  });
  take(/ for (\d{1,2}|two)(?= )/, (count) => {
    wish.adults ??= Number(count) || 2;
  });
  take(/ (?:cho )?(?:2 |hai )?vo chong(?= )/, () => {
    wish.adults ??= 2;
  });
  take(/ (\d{1,2}) (?:phong|rooms?)(?! ngu)(?= )/, (count) => {
    wish.rooms = Number(count);
  });
  return wish;
}
