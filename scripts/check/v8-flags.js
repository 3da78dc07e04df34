/**
 * One check is over before most optimised code pays for its making: on Node 20 that took two fifths of the processors' time. Later ones wait
 * longer by themselves, and do not know the flag: V8 would write that into what is printed.
 */
export function flagsOf(nodeVersion) {
  return nodeVersion.startsWith('20.') ? ['--interrupt-budget=400000'] : [];
}
