import pg from 'pg';

/** Records everything that the connections of this process send from now on. */
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
