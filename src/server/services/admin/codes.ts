/** Branches, as in the code list `branch`. */
export const branches = ['001', '002', '003', '004'] as const;

/** Account types, as in the code list `accountType`. */
export const accountTypes = ['010', '020', '030', '040', '050', '090'] as const;

export type Branch = (typeof branches)[number];
export type AccountType = (typeof accountTypes)[number];
