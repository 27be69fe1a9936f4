/** Processes a list with `hands` concurrent workers, each taking the next item when it is done. @returns items per second */
export async function inParallel<Item>(
  items: readonly Item[],
  hands: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const waiting = items.values();
  const startedAt = performance.now();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, worker));
  return items.length / ((performance.now() - startedAt) / 1000);
}
