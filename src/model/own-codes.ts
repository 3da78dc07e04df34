/** Codes with which the portal itself may answer any call; contracts do not name them. */
export const ownCodes = ['invalid-request', 'input-refused', 'other-person', 'idempotency-key', 'given-up'] as const;
