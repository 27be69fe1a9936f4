import { Form } from 'react-router';
import { newsletterConsent } from '#modules/newsletter/rules.ts';
import { Button } from '#ui/button.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { useRootData } from '#web/app/root-data.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';

export interface NewsletterValues {
  email: string;
  consent: boolean;
  openedAt: string;
}

export type NewsletterErrors = Partial<Record<'email' | 'consent' | 'form', string>>;

/** The newsletter form. Posts to /ban-tin from any page, which shows it again when something is missing. */
export function NewsletterForm({
  values,
  errors = {},
  source,
}: {
  values: NewsletterValues;
  errors?: NewsletterErrors;
  /** The page that contains it. */
  source: string;
}) {
  return (
    <Form
      method="post"
      action="/ban-tin"
      noValidate
      aria-label="Đăng ký bản tin"
      className="relative stack-4 overflow-hidden p-1 -mx-1"
    >
      <input type="hidden" name="source" value={source} />
      <TextField
        id="newsletter-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        defaultValue={values.email}
        error={errors.email}
      />
      <CheckField
        id="newsletter-consent"
        name="consent"
        required
        defaultChecked={values.consent}
        error={errors.consent}
        label={newsletterConsent(useRootData().settings)}
      />
      <Button type="submit" className="max-sm:w-full">
        Nhận bản tin
      </Button>
      <FormGuard openedAt={values.openedAt} />
    </Form>
  );
}
