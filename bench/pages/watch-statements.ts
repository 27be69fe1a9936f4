import pg from 'pg';

/** Writes down what every connection of this process sends from now on, whoever asks for it. */
export function watchStatements(): string[] {
  const texts: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    texts.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
    return query.apply(this, args as never) as never;
  } as typeof query;
  return texts;
}
