/** The files of the small project into which mistakes are seeded. */
export const CHOOSE = 'screens/desk/SCK0001-01-001.desk-choose.yaml';
export const CHECK = 'screens/desk/SCK0001-01-002.desk-check.yaml';
export const JMA = 'screens/desk/SCK0001-02-001.desk-jma.yaml';
export const APPLY = 'screens/desk/templates/apply.yaml';
export const SERVICE = 'screens/desk/service.yaml';
export const STORY = 'screens/desk/stories/choose.yaml';
export const BEGUN = 'screens/desk/stories/begun.yaml';
