/** A chosen extra. */
export interface ChosenExtra {
  code: string;
  quantity: number;
}

/** Parses extras from fields and URLs, 'code.2' or plain 'code'; invalid ones are dropped. */
export function parseExtras(values: readonly string[]): ChosenExtra[] {
  return values.flatMap((value) => {
    const [code = '', quantity = '1'] = value.split('.');
    return code === '' || !(Number(quantity) > 0) ? [] : [{ code, quantity: Number(quantity) }];
  });
}

/** The reverse, in canonical order: two choices are equal when their words are. */
export function extraWords(extras: readonly ChosenExtra[]): string[] {
  return extras.map(({ code, quantity }) => `${code}.${quantity}`).toSorted();
}
