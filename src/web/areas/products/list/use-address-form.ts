import { type ChangeEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/**
 * What a GET form needs whose fields stand in the address: whatever is ticked or chosen is sent at once, and the fields
 * say what the address says, whoever changed it, without being drawn anew, so that whoever ticked one keeps the focus.
 * What is left empty stays out of the address.
 */
export function useAddressForm(params: URLSearchParams) {
  const submit = useSubmit();
  const ref = useRef<HTMLFormElement>(null);
  const shown = useRef(params);
  useEffect(() => {
    if (shown.current === params) return;
    shown.current = params;
    for (const field of (ref.current?.elements ?? []) as Iterable<HTMLInputElement>) {
      const [first = ''] = params.getAll(field.name);
      if (field.type === 'checkbox') field.checked = params.getAll(field.name).includes(field.value);
      else if (field.type !== 'hidden' && field !== document.activeElement) field.value = first;
    }
  }, [params]);
  useEffect(() => {
    const leaveOutEmpty = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    };
    ref.current?.addEventListener('formdata', leaveOutEmpty);
  }, []);
  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as unknown as HTMLInputElement).type === 'text') return;
    submit(currentTarget, { replace: true, preventScrollReset: true });
  };
  return { ref, onChange };
}
