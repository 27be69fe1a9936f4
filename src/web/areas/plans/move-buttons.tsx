import { ArrowDown, ArrowUp } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

/** One step up and one step down, each a form of its own: works by keyboard and without script. */
export function MoveButtons({
  intent,
  id,
  about,
  canUp,
  canDown,
}: {
  intent: 'move-day' | 'move-item';
  id: string;
  about: string;
  canUp: boolean;
  canDown: boolean;
}) {
  return (
    <Form method="post" className="flex gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {canUp && (
        <Button type="submit" name="to" value="up" look="outline" size="sm">
          <ArrowUp aria-hidden className="size-4" />
          Lên<span className="sr-only"> {about}</span>
        </Button>
      )}
      {canDown && (
        <Button type="submit" name="to" value="down" look="outline" size="sm">
          <ArrowDown aria-hidden className="size-4" />
          Xuống<span className="sr-only"> {about}</span>
        </Button>
      )}
    </Form>
  );
}
