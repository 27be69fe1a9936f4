/** A form being submitted, with everything that was filled in. */
export interface SentForm {
  /** Where it is posted to, with the query. */
  action: string;
  encType: 'application/x-www-form-urlencoded' | 'multipart/form-data';
  data: FormData;
}

let underWay: SentForm | null = null;

/** Remembers the form that is being submitted; null once it has arrived or was given up. */
export function noteSentForm(form: SentForm | null): void {
  underWay = form;
}

/** The form that was being submitted when the page failed; useful during the first render of the failure page. */
export function sentForm(): SentForm | null {
  return underWay;
}
