import { useNavigation } from 'react-router';

/** Whether a form that was pressed is on its way: until the page that answers it stands there, which takes seconds on a slow line. */
export function useIsSending(): boolean {
  return useNavigation().formMethod === 'POST';
}
