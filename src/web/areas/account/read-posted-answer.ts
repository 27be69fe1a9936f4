/**
 * What Apple posts back, in the shape of an answer that comes in the address, with the name that it says once, at the first sign-in,
 * outside of what it signs. @returns null for a form of our own
 */
export function readPostedAnswer(form: FormData): { search: string; name: string } | null {
  const said = ['state', 'code', 'error'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  if (!said.some(([name]) => name === 'state')) return null;
  return { search: `?${new URLSearchParams(said)}`, name: nameOf(form.get('user')) };
}

/** In Vietnamese order: the family's name first. */
function nameOf(user: FormDataEntryValue | null): string {
  try {
    const { name } = JSON.parse(String(user)) as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.lastName, name?.firstName].filter((part) => typeof part === 'string');
    return parts.join(' ').trim().slice(0, 80);
  } catch {
    return '';
  }
}
