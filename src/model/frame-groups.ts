/** Groups of error codes (`catalog/errors.yaml`) that the code asks for by name; the schema says which must be there. */
export const frameGroups: readonly string[] = ['auth', 'turnedAway', 'passing', 'later'];
