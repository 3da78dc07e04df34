/** Click lock of links, which have no lock time of their own (specification section 9); in seconds. */
export const clickLockSeconds = 1;
