/**
 * A check ends before most optimised code pays off: on Node 20, compiling it took two fifths of the CPU time. Later versions optimise later
 * by default and do not know the flag: V8 would print a complaint into the output.
 */
export function flagsOf(nodeVersion) {
  return nodeVersion.startsWith('20.') ? ['--interrupt-budget=400000'] : [];
}
