/** Fields of a data export that only programs need: they are in its JSON, not on the readable page. */
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
  // Expressed in words by another line.
  ...['dueNow', 'taxIncluded', 'startsAt', 'grossVnd', 'canBeAccepted', 'canBePaid'],
]);
