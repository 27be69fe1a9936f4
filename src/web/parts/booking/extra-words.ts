/** An extra that somebody chose. */
export interface ChosenExtra {
  code: string;
  quantity: number;
}

/** Extras as fields and addresses say them, 'code.2' or plain 'code'; what says none is left out. */
export function parseExtras(values: readonly string[]): ChosenExtra[] {
  return values.flatMap((value) => {
    const [code = '', quantity = '1'] = value.split('.');
    return code === '' || !(Number(quantity) > 0) ? [] : [{ code, quantity: Number(quantity) }];
  });
}

/** The same back, in one order: two choices are alike when their words are. */
export function extraWords(extras: readonly ChosenExtra[]): string[] {
  return extras.map(({ code, quantity }) => `${code}.${quantity}`).toSorted();
}
