/** Logins that are tried by chance, or during which the process is killed, count as failed: an administrator would be held back after five, an address after twenty. */
export const manyTries = { 'admin.tries.ofEmail': 1_000_000, 'admin.tries.ofAddress': 1_000_000 };
