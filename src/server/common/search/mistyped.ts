/** Whether one slip makes one of the other: a letter wrong, too many, missing, or two in the wrong order. */
export function isMistyped(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [left, right] = [one.slice(same), other.slice(same)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
