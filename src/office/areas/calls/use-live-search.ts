import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';

/** Milliseconds without a letter after which a sentence is searched: Telex rewrites letters faster than that. */
const restMs = 450;
/** A shorter sentence names nothing yet. */
const minLetters = 3;

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
  /** What was typed in other fields since the last submission, by their names. */
  const typed = useRef(new Map<string, string>());
  useEffect(() => {
    if (!search) return;
    // The fields were rendered anew while somebody typed in them: that is theirs.
    for (const [name, value] of typed.current) {
      const field = document.querySelector<HTMLInputElement>(`main form input[name=${name}]`);
      if (!field || field.value === value) continue;
      field.value = value;
      if (document.activeElement === document.body) field.focus();
    }
  }, [search]);
  useEffect(() => {
    if (!search || !ticked.current || document.activeElement !== document.body) return;
    const { name, value } = ticked.current;
    ticked.current = null;
    // The checkboxes were rendered anew: whoever ticked one by keyboard stays there.
    document.querySelector<HTMLInputElement>(`input[name=${name}][value=${CSS.escape(value)}]`)?.focus();
  }, [search]);

  function searchSoon(form: HTMLFormElement | null, afterMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (!form?.isConnected) return;
      if (now.current !== 'idle') return searchSoon(form, restMs);
      typed.current.clear();
      void submit(form, { replace: true, preventScrollReset: true });
    }, afterMs);
  }

  return {
    onInput({ target, currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') {
        ticked.current = { name: target.name, value: target.value };
        return searchSoon(currentTarget, 0);
      }
      if (target instanceof HTMLInputElement) {
        typed.current.set(target.name, target.value);
        // A search under way would take half of it.
        if (timer.current) searchSoon(currentTarget, restMs);
      }
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(timer.current);
      if ((nativeEvent as InputEvent).isComposing || target.value.trim().length < minLetters) return;
      searchSoon(currentTarget, restMs);
    },
    onSubmit() {
      clearTimeout(timer.current);
      typed.current.clear();
    },
    onCompositionEnd({ currentTarget }: FormEvent<HTMLFormElement>) {
      searchSoon(currentTarget, restMs);
    },
  };
}
