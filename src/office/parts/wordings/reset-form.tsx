import { Form } from 'react-router';
import { Button } from '../button.tsx';

/** Puts the words that the software came with back in place of what was written. */
export function ResetForm({ version }: { version: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="do" value="reset" look="dangerous">
        Về lời ban đầu
      </Button>
    </Form>
  );
}
