interface ByHeight {
  /** Of the adult's price, for children between the two heights. */
  percent: number;
  freeBelowCm?: number;
  adultFromCm?: number;
}

interface ByAge {
  /** Children up to this age (inclusive) come in free. */
  freeTo: number;
  /** Up to this age they pay `percent` of the adult's price; without it everybody older pays in full. */
  childTo?: number;
  percent?: number;
}

/** Children as parks measure them at the gate. Ages stand in for guests who have not told a height. */
export function bandsByHeight({ percent, freeBelowCm = 100, adultFromCm = 140 }: ByHeight) {
  return [
    {
      fromAge: 0,
      toAge: 3,
      fromCm: 0,
      toCm: freeBelowCm,
      label: `Cao dưới ${freeBelowCm} cm: miễn phí`,
      percent: 0,
      takesPlace: false,
    },
    {
      fromAge: 4,
      toAge: 10,
      fromCm: freeBelowCm,
      toCm: adultFromCm,
      label: `Cao từ ${freeBelowCm} cm đến dưới ${adultFromCm} cm: ${percent}% giá vé`,
      percent,
    },
  ];
}

/** Children as monuments and museums count them. */
export function bandsByAge({ freeTo, childTo, percent = 50 }: ByAge) {
  const free = {
    fromAge: 0,
    toAge: freeTo,
    label: `Dưới ${freeTo + 1} tuổi: miễn phí`,
    percent: 0,
    takesPlace: false,
  };
  if (childTo === undefined) return [free];
  return [
    free,
    {
      fromAge: freeTo + 1,
      toAge: childTo,
      label: `Từ ${freeTo + 1} đến ${childTo} tuổi: ${percent}% giá vé`,
      percent,
    },
  ];
}
