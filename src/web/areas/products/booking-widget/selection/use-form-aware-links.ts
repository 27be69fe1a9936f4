import { type RefObject, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Fields of a form as they stand now: all their names, and the values that a submission would send. */
export interface TypedFields {
  names: string[];
  entries: [name: string, value: string][];
}

/**
 * Makes the links that `selector` names carry what stands in a form, sent or not, when they are pressed. `own` are the
 * words of the address that such a link decides.
 */
export function useFormAwareLinks(
  form: RefObject<HTMLFormElement | null>,
  selector: string,
  own: readonly string[],
): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    // Before the link itself hears of the press; it leaves alone what was dealt with.
    const onPress = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.(selector);
      if (!form.current || !link || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const entries = [...new FormData(form.current)].flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      const names = [...form.current.elements].map((field) => field.getAttribute('name') ?? '');
      const href = link.getAttribute('href') ?? '';
      event.preventDefault();
      const next = mergeFormIntoUrl(href, params, { names, entries }, own);
      navigate(next, { preventScrollReset: !href.includes('#') });
    };
    document.addEventListener('click', onPress, { capture: true });
    return () => document.removeEventListener('click', onPress, { capture: true });
  }, [form, selector, own, navigate, params]);
}

/**
 * Where a link of the page leads that changes a part of the choice, with what stands in the form in place of what stands
 * in the address: nobody loses guests that were counted but not sent yet. The link wins in the words that it is about
 * (`own`) and wherever it says something else than that.
 */
export function mergeFormIntoUrl(
  href: string,
  current: URLSearchParams,
  typed: TypedFields,
  own: readonly string[],
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(href) ?? [];
  const params = new URLSearchParams(query);
  const isOfLink = (name: string) =>
    own.includes(name) || params.getAll(name).join('\n') !== current.getAll(name).join('\n');
  const names = new Set(typed.names.filter((name) => name && !isOfLink(name)));
  for (const name of names) params.delete(name);
  for (const [name, value] of typed.entries) if (names.has(name) && value.trim()) params.append(name, value);
  return `${path}?${params}${hash}`;
}
