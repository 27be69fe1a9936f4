/** A form on its way to the server, with all that was filled in. */
export interface SentForm {
  /** Where it goes, query and all. */
  action: string;
  encType: 'application/x-www-form-urlencoded' | 'multipart/form-data';
  data: FormData;
}

let underWay: SentForm | null = null;

/** Remembers the form that is on its way; null once it has arrived or was given up. */
export function noteSentForm(form: SentForm | null): void {
  underWay = form;
}

/** The form that was on its way when the page failed; of use while the page of the failure is drawn for the first time. */
export function sentForm(): SentForm | null {
  return underWay;
}
