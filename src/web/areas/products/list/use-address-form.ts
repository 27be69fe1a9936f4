import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import { isPriceKey } from './price-keys.ts';
import { withDots } from './with-dots.ts';

/**
 * Syncs a GET form with the query: a tick or choice is submitted at once, and the fields follow the query, whoever changed it,
 * without remounting, so that the focus stays. Empty fields are left out of the query. What was ticked before hydration is
 * submitted afterwards.
 */
export function useAddressForm(params: URLSearchParams, send: (form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const shown = useRef(params);
  const sendLatest = useRef(send);
  sendLatest.current = send;
  useEffect(() => {
    if (shown.current === params) return;
    shown.current = params;
    for (const field of fieldsOf(ref.current)) {
      if (field.type === 'checkbox') field.checked = isIn(params, field);
      else if (field.type !== 'hidden' && field !== document.activeElement)
        field.value = shownValue(params, field.name);
    }
  }, [params]);
  useEffect(() => {
    const form = ref.current;
    const leaveOutEmpty = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) {
        if (value === '') formData.delete(name);
        // In digits, so that no response redirects.
        else if (isPriceKey(name) && /^\d{1,3}(\.\d{3})+$/.test(String(value)))
          formData.set(name, String(value).replaceAll('.', ''));
      }
    };
    form?.addEventListener('formdata', leaveOutEmpty);
    const isTicked = (field: HTMLInputElement) =>
      field.type === 'checkbox' && field.checked !== isIn(shown.current, field);
    const isChosen = ({ type, name, value }: HTMLInputElement) =>
      type === 'select-one' && value !== (shown.current.get(name) ?? '');
    if (form && fieldsOf(form).some((field) => isTicked(field) || isChosen(field))) sendLatest.current(form);
  }, []);
  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const field = target as unknown as HTMLInputElement;
    if (field.type !== 'text') send(currentTarget);
    else if (isPriceKey(field.name)) dotAmount(field);
  };
  // Typed text is submitted when its field loses focus, or by Enter.
  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const { type, name, value } = target as unknown as HTMLInputElement;
    if (type === 'text' && value !== shownValue(shown.current, name)) send(currentTarget);
  };
  return { ref, onChange, onBlur };
}

/** Amounts are shown with dots, and are digits in the query. */
function shownValue(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  return isPriceKey(name) ? withDots(value) : value;
}

/** Dots for thousands while an amount is typed; the caret keeps its distance to the end. */
function dotAmount(field: HTMLInputElement): void {
  const dotted = withDots(field.value);
  if (dotted === field.value) return;
  const fromEnd = field.value.length - (field.selectionStart ?? field.value.length);
  field.value = dotted;
  field.setSelectionRange(dotted.length - fromEnd, dotted.length - fromEnd);
}

function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...((form?.elements ?? []) as Iterable<HTMLInputElement>)].filter(({ name }) => name);
}

function isIn(params: URLSearchParams, { name, value }: HTMLInputElement): boolean {
  return params.getAll(name).includes(value);
}
