/** Works through a list with so many hands, each taking the next item when it is done with one. @returns items a second */
export async function inParallel<Item>(
  items: readonly Item[],
  hands: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const waiting = items.values();
  const startedAt = performance.now();
  const takeOn = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, takeOn));
  return items.length / ((performance.now() - startedAt) / 1000);
}
