import { type RefObject, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mergeFormIntoUrl } from './merge-form-into-url.ts';

/**
 * Makes the links that `selector` names carry what stands in a form, sent or not, when they are pressed. `own` are the
 * words of the address that such a link decides; with `isTold` it decides no other, whatever it repeats of the choice.
 */
export function useFormAwareLinks(
  form: RefObject<HTMLFormElement | null>,
  selector: string,
  own: readonly string[],
  { isTold = false }: { isTold?: boolean } = {},
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
      const next = mergeFormIntoUrl(href, isTold ? null : params, { names, entries }, own);
      navigate(next, { preventScrollReset: !href.includes('#') });
    };
    document.addEventListener('click', onPress, { capture: true });
    return () => document.removeEventListener('click', onPress, { capture: true });
  }, [form, selector, own, isTold, navigate, params]);
}
