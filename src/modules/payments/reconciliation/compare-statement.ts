/** One line of somebody else's statement. Money that goes out is negative, here as there. */
export interface StatementLine {
  txnId: string;
  at: Date;
  amountVnd: number;
  content: string;
}

/** One movement of money as our books have it. */
export interface BookedLine {
  /** What the other side may call it: its own id of the transaction, our reference. */
  names: string[];
  /** What its memo may hold; enough to know it by only where the amount is the same. */
  hints: string[];
  at: Date;
  amountVnd: number;
  /** False for what lies beside the day: it may be on the statement, and is not missed there. */
  isOfDay: boolean;
}

export type Difference =
  | { kind: 'missing_here'; statement: StatementLine }
  | { kind: 'missing_there'; booked: BookedLine }
  | { kind: 'amount_differs'; statement: StatementLine; booked: BookedLine };

export interface Comparison {
  matched: number;
  differences: Difference[];
}

/**
 * Lays a day's statement beside our books, line by line: first by what the transactions are called, then, for what has
 * another name there, by memo and amount. A line counts once; the second of two alike has no partner.
 */
export function compareStatement(
  statement: readonly StatementLine[],
  books: readonly BookedLine[],
): Comparison {
  const left = new Set(books);
  const partners = new Map<StatementLine, BookedLine>();
  const pair = (isPartner: (line: StatementLine, booked: BookedLine) => boolean) => {
    for (const line of statement) {
      if (partners.has(line)) continue;
      const booked = [...left].find((one) => isPartner(line, one));
      if (!booked) continue;
      partners.set(line, booked);
      left.delete(booked);
    }
  };
  const isSame = (line: StatementLine, booked: BookedLine) => line.amountVnd === booked.amountVnd;
  pair((line, booked) => isSame(line, booked) && isNamed(line, booked));
  pair((line, booked) => isSame(line, booked) && isMeant(line, booked));
  pair((line, booked) => Math.sign(line.amountVnd) === Math.sign(booked.amountVnd) && isNamed(line, booked));
  const differences = statement.flatMap((line): Difference[] => {
    const booked = partners.get(line);
    if (!booked) return [{ kind: 'missing_here', statement: line }];
    return isSame(line, booked) ? [] : [{ kind: 'amount_differs', statement: line, booked }];
  });
  const missing = [...left].filter((booked) => booked.isOfDay);
  return {
    matched: [...partners].filter(([line, booked]) => isSame(line, booked)).length,
    differences: [...differences, ...missing.map((booked) => ({ kind: 'missing_there' as const, booked }))],
  };
}

function isNamed({ txnId }: StatementLine, { names }: BookedLine): boolean {
  const name = bare(txnId);
  return name !== '' && names.some((one) => bare(one) === name);
}

function isMeant({ content }: StatementLine, { hints }: BookedLine): boolean {
  const memo = bare(content);
  return hints.some((hint) => bare(hint) !== '' && memo.includes(bare(hint)));
}

/** Names without what banks put in or leave out. */
function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
