/** Click prevention of links, which have no lock time of their own (specification section 9). */
export const clickLockSeconds = 1;
