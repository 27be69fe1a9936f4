/** The most cached entries. */
const mostNames = 5000;

/** Memoizes a computation by text: the same browsers and pages recur. */
export function createMemo<Value>(work: (text: string, detail: string) => Value) {
  const known = new Map<string, Value>();
  return (text: string, detail = ''): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = work(text, detail);
    if (known.size >= mostNames) known.clear();
    known.set(text, value);
    return value;
  };
}
