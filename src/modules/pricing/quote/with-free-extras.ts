import type { ExtraInput } from '#modules/catalog/kinds/sale-terms.ts';

interface ChosenExtra {
  code: string;
  quantity: number;
}

/** The chosen extras, plus for each group without a choice its first extra if that is free: a tour needs some pick-up point. */
export function withFreeExtras(extras: readonly ExtraInput[], chosen: readonly ChosenExtra[]): ChosenExtra[] {
  const groups = Map.groupBy(
    extras.filter((extra) => extra.group),
    (extra) => extra.group,
  );
  const missing = [...groups.values()].flatMap((own) => {
    const [first] = own;
    const isChosen = own.some((extra) => chosen.some(({ code }) => code === extra.code));
    return first && first.priceVnd === 0 && !isChosen ? [{ code: first.code, quantity: 1 }] : [];
  });
  return [...chosen, ...missing];
}
