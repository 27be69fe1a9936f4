import { type RefObject, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The current fields of a form: all their names, and the entries that a submission would send. */
export interface TypedFields {
  names: string[];
  entries: [name: string, value: string][];
}

/**
 * Adds a form's current values, submitted or not, to the links matching `selector` when they are pressed. `own` are the query
 * keys that such a link decides.
 */
export function useFormAwareLinks(
  form: RefObject<HTMLFormElement | null>,
  selector: string,
  own: readonly string[],
): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    // Capture phase, before the link's own handler, which ignores prevented events.
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
 * The target of a link that changes a part of the choice, with the form's current values replacing those of the URL: guests that
 * were entered but not submitted yet are not lost. The link wins for its own keys (`own`) and wherever it differs from the URL.
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
