/** Which mutant is alive, and which the code has asked for. In the global object: the code's copies find it there. */
export const alive: { number: number; readonly asked: Set<number> } = {
  number: Number(process.env.ALIVE ?? '-1'),
  asked: new Set(),
};

Object.assign(globalThis, {
  mutantIs: (number: number) => {
    alive.asked.add(number);
    return alive.number === number;
  },
  aliveMutant: alive,
});
