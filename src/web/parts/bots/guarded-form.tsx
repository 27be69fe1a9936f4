import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormGuard } from './form-guard.tsx';

/** The form of a page whose action is `runGuardedForm`: its errors, its fields, its bot protection and one button. */
export function GuardedForm({
  label,
  submit,
  errors,
  openedAt,
  children,
}: {
  label: string;
  submit: string;
  errors: ComponentProps<typeof ErrorSummary>['errors'];
  openedAt: string;
  children: ReactNode;
}) {
  return (
    <>
      <ErrorSummary errors={errors} className="mb-5" />
      <Form
        method="post"
        noValidate
        aria-label={label}
        className="relative -mx-1 stack-6 overflow-hidden p-1"
      >
        {children}
        <FormGuard openedAt={openedAt} />
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          {submit}
        </Button>
      </Form>
    </>
  );
}
