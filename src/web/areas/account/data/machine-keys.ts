/** What of a copy is of use to programs alone: it stands in its JSON, not on the page that is read. */
export const machineKeys = new Set([
  ...[
    'id',
    'slug',
    'position',
    'version',
    'productId',
    'productSlug',
    'unitId',
    'ratePlanId',
    'takes',
    'demand',
  ],
  ...['vehicles', 'state', 'strength', 'answerMinutes', 'isCounterConfirmed', 'mealPlan', 'confirmation'],
  // Said by another line in words.
  ...['dueNow', 'taxIncluded', 'startsAt', 'grossVnd', 'canBeAccepted', 'canBePaid'],
]);
