/** The name of a screen's file in the folder of its service. */
export function screenFileName(id: string, name: string): string {
  return `${id}.${name}.yaml`;
}
