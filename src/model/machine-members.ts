/** Which members of a value only machines read (numbers of things, signatures); those of a list's items stand for the list, `''` for all of its items. */
export interface MachineMembers {
  readonly [member: string]: true | MachineMembers;
}
