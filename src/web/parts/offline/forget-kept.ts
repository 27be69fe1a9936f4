const longestMs = 1500;

/** Takes off the device what our scripts put there, for browsers that do not know Clear-Site-Data; soon done or left. */
export async function forgetKept(): Promise<void> {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith('nv_'));
  for (const key of ours) localStorage.removeItem(key);
  if (!('caches' in window)) return;
  const clear = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('nv-kept-'));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  await Promise.race([clear().catch(() => {}), new Promise((done) => setTimeout(done, longestMs))]);
}
