/** The typed values of a form about a whole plan. */
export interface PlanValues {
  title: string;
  startsOn: string;
  days: string;
  adults: string;
  ages: string;
}

export type PlanErrors = Partial<Record<keyof PlanValues | 'form', string>>;

export const emptyPlan: PlanValues = { title: '', startsOn: '', days: '3', adults: '2', ages: '' };
