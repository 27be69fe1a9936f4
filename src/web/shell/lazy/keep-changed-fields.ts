import { bookingFormId } from '#web/areas/products/booking-widget/booking-form-id.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** An address of the page that is shown, with what its visitor changed in the booking form and the address does not say yet. */
export function keepChangedFields(href: string): string {
  const form = document.getElementById(bookingFormId);
  if (!(form instanceof HTMLFormElement)) return href;
  const names = new Set([...form.elements].filter(isChanged).map((field) => (field as Field).name));
  if (names.size === 0) return href;
  const { pathname, searchParams, hash } = new URL(href, location.href);
  const fields = new FormData(form);
  for (const name of names) {
    searchParams.delete(name);
    for (const value of fields.getAll(name)) searchParams.append(name, String(value));
  }
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether a field says something else than the page that was drawn. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}
