interface ChildShare {
  /** The youngest who may come along. */
  age: number;
  /** Up to this age (inclusive) a child pays `percent` of the adult's price. */
  to: number;
  percent: number;
}

/** Children of an experience; everybody needs a place, and whoever is older pays as an adult. */
export const childFrom = ({ age, to, percent }: ChildShare) => [
  { fromAge: age, toAge: to, label: `Từ ${age} đến ${to} tuổi: ${percent}% giá người lớn`, percent },
];
