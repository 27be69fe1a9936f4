import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';

/** Milliseconds without a letter after which a sentence is searched: Telex rewrites letters faster than that. */
const restMs = 450;
/** A shorter sentence names nothing yet. */
const fewestLetters = 3;

/**
 * Submits a call's form while its sentence is typed, and at once where a box is ticked. It replaces the address, so that Back leaves the
 * page and not each word; never while letters are composed; and never into a link that was just followed.
 */
export function useLiveSearch() {
  const submit = useSubmit();
  const { state } = useNavigation();
  const now = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    now.current = state;
    // What was followed meanwhile carries what was chosen; the form does not yet.
    if (state === 'loading') clearTimeout(timer.current);
  }, [state]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { search } = useLocation();
  const ticked = useRef<{ name: string; value: string }>(null);
  useEffect(() => {
    if (!search || !ticked.current || document.activeElement !== document.body) return;
    const { name, value } = ticked.current;
    ticked.current = null;
    // The boxes were drawn anew: whoever ticked one by keyboard stays there.
    document.querySelector<HTMLInputElement>(`input[name=${name}][value=${CSS.escape(value)}]`)?.focus();
  }, [search]);

  function searchSoon(form: HTMLFormElement | null, afterMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form?.isConnected) return;
      if (now.current !== 'idle') return searchSoon(form, restMs);
      void submit(form, { replace: true, preventScrollReset: true });
    }, afterMs);
  }

  return {
    onInput({ target, currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') {
        ticked.current = { name: target.name, value: target.value };
        return searchSoon(currentTarget, 0);
      }
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(timer.current);
      if ((nativeEvent as InputEvent).isComposing || target.value.trim().length < fewestLetters) return;
      searchSoon(currentTarget, restMs);
    },
    onCompositionEnd({ currentTarget }: FormEvent<HTMLFormElement>) {
      searchSoon(currentTarget, restMs);
    },
  };
}
